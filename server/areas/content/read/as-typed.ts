import type { ReadText } from './markdown.ts'

/** A text that is not read for its parts: all of it as it was typed, which may not be kept. */
export function asTyped(text: string): ReadText {
  const words = { text, bold: false, italic: false, link: null }
  const blocks = [{ kind: 'paragraph' as const, lines: [[words]], picture: null }]
  return { fault: 'part', sections: [{ heading: null, blocks }], pictures: [] }
}
