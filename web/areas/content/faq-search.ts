import { plainText } from '#domain/content/body.ts'
import type { FaqSection } from '#domain/content/contract.ts'

/** The sections with those entries that have every word of the keyword, in any case, in question or answer. */
export function matchingSections(sections: readonly FaqSection[], keyword: string): readonly FaqSection[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return sections
  return sections.flatMap((section) => {
    const entries = section.entries.filter(({ question, answer }) => {
      const text = `${section.name} ${question} ${answer.map(plainText).join(' ')}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    return entries.length > 0 ? { ...section, entries } : []
  })
}
