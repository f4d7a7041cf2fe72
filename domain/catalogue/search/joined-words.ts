import { wordsOf } from './words.ts'

// shorter ones are chance
const SHORTEST = 4

/** Words side by side in a name, written as one: 'anticaking' for 'anti-caking', 'asamsitrat' for 'Asam Sitrat' [SEARCH-3]. */
export function joinedPairs(name: string): string[] {
  return pairsOf(wordsOf(name)).map(({ joined }) => joined)
}

/**
 * For each word of a search text what it makes with its neighbours where they are written as one: 'anticaking' for both of
 * 'anti caking', 'caanh25' for all of 'CA-ANH-25'. Two numbers side by side make none, unless a sign joins them [SEARCH-3].
 */
export function joinedWords(text: string): ReadonlyMap<string, string[]> {
  const joins = [
    ...pairsOf(wordsOf(text)).filter(({ joined }) => !/^\d+$/.test(joined)),
    ...text
      .split(/[\s,;]+/)
      .map((token) => ({ of: wordsOf(token), joined: wordsOf(token).join('') }))
      // '7647-' is a CAS number that somebody still types
      .filter(({ of }, place, tokens) => of.length > 1 || (tokens.length === place + 1 && /\d-$/.test(text))),
  ].filter(({ joined }) => joined.length >= SHORTEST)
  const byWord = new Map<string, string[]>()
  for (const { of, joined } of joins) {
    for (const word of of) byWord.set(word, [...new Set([...(byWord.get(word) ?? []), joined])])
  }
  return byWord
}

function pairsOf(words: readonly string[]): { of: string[]; joined: string }[] {
  return words.slice(1).map((word, place) => {
    const before = words[place] ?? ''
    return { of: [before, word], joined: before + word }
  })
}
