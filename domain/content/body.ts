/** A part of a text: its heading, and what stands under it. */
export interface Section {
  /** Null of what stands before the first heading. */
  heading: string | null
  paragraphs: string[]
}

const HEADING = '## '
/** What people read of such texts in a minute. */
const WORDS_A_MINUTE = 200

/** Reads a text: empty lines part its paragraphs, and '## ' begins a section [CONTENT-1]. */
export function sectionsOf(body: string): Section[] {
  const sections: Section[] = []
  for (const block of blocksOf(body)) {
    if (block.startsWith(HEADING)) {
      sections.push({ heading: block.slice(HEADING.length).trim(), paragraphs: [] })
      continue
    }
    const section = sections.at(-1)
    if (section) section.paragraphs.push(block)
    else sections.push({ heading: null, paragraphs: [block] })
  }
  return sections
}

/** Its paragraphs alone, without headings. */
export function paragraphsOf(body: string): string[] {
  return blocksOf(body).filter((block) => !block.startsWith(HEADING))
}

/** The whole minutes that reading it takes, at least one [CONTENT-2]. */
export function readingMinutes(body: string): number {
  const words = body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** The beginning of its first paragraph, at most this many characters and cut between two words. */
export function excerptOf(body: string, longest: number): string {
  const [first = ''] = paragraphsOf(body)
  if (first.length <= longest) return first
  return `${first.slice(0, longest - 1).replace(/[\s,;:.]+\S*$/, '')} …`
}

function blocksOf(body: string): string[] {
  return body
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
}
