// characters before the words that were looked for
const LEAD = 40

/** The part of a text around the words that were looked for; without them, its beginning. */
export function excerptOf(text: string, words: string): { before: string; hit: string; after: string } {
  const place = text.toLowerCase().indexOf(words.toLowerCase())
  if (place < 0) return { before: text, hit: '', after: '' }
  const start = place > LEAD ? text.indexOf(' ', place - LEAD) + 1 : 0
  const from = Math.min(start, place)
  return {
    before: (from > 0 ? '… ' : '') + text.slice(from, place),
    hit: text.slice(place, place + words.length),
    after: text.slice(place + words.length),
  }
}
