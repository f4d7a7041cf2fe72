import { readSearch } from './search-query.ts'

const MOST = 3

/** Those of these functions of materials that a keyword names: 'pengawet' for 'preservative' [UX-1, SEARCH-3]. */
export function functionsNamed(keyword: string, functions: readonly string[]): string[] {
  const named = new Set(
    readSearch(keyword).words.flatMap(({ word, synonyms, joined }) => [word, ...synonyms, ...joined]),
  )
  return functions
    .filter((name) => {
      const { words } = readSearch(name)
      return words.length > 0 && words.every(({ word }) => named.has(word))
    })
    .slice(0, MOST)
}
