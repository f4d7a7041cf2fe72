import type { Block, Section } from './contract.ts'

/** Assumed reading speed of articles and pages. */
const WORDS_A_MINUTE = 200

/** Its words alone, without marks and links; the items of a list one after the other. */
export function plainText({ lines }: Block): string {
  return lines.map((line) => line.map(({ text }) => text).join('')).join(' ')
}

/** The whole minutes that reading it takes, at least one [CONTENT-2]. */
export function readingMinutes(sections: readonly Section[]): number {
  const text = sections.map(({ heading, blocks }) => [heading, ...blocks.map(plainText)].join(' ')).join(' ')
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** The beginning of its first paragraph, at most this many characters and cut between two words. */
export function excerptOf(sections: readonly Section[], longest: number): string {
  const paragraph = sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'paragraph')
  const first = paragraph ? plainText(paragraph) : ''
  if (first.length <= longest) return first
  return `${first.slice(0, longest - 1).replace(/[\s,;:.]+\S*$/, '')} …`
}
