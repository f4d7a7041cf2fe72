import {
  readSearch,
  type SearchQuery,
  settleNumbers,
  shownSearch,
  withWordsMeant,
} from '#domain/catalogue/search-query.ts'
import { wordsMeant } from '#domain/catalogue/spelling.ts'
import type { Db } from '#server/platform/database.ts'
import { numbersBorne, type Search, similarWords, unknownWords } from './queries-search.ts'

/**
 * Answers a keyword: `ask` gets the search, or none without a keyword. If that finds nothing and a word is unknown, it
 * is called again with the corrected words, then for similar names [SEARCH-3]. A keyword without any word or number
 * finds `nothing`.
 */
export async function answerKeyword<Found>(
  db: Db,
  keyword: string | undefined,
  {
    ask,
    isEmpty,
    nothing,
  }: { ask: (search?: Search) => Promise<Found>; isEmpty: (found: Found) => boolean; nothing: Found },
): Promise<Found> {
  if (!keyword) return ask()
  const query = readSearch(keyword)
  if (query.words.length === 0) return nothing
  const found = await ask({ by: 'words', query: await settled(db, query) })
  if (!isEmpty(found)) return found

  const unknown = await trulyUnknown(db, query)
  if (unknown.length === 0) return found
  const meant = await correct(db, query, unknown)
  const corrected = meant ? await ask({ by: 'words', query: await settled(db, meant), mended: true }) : found
  return isEmpty(corrected) ? ask({ by: 'likeness', text: query.text }) : corrected
}

async function settled(db: Db, query: SearchQuery): Promise<SearchQuery> {
  return query.numbers.length === 0 ? query : settleNumbers(query, await numbersBorne(db, query))
}

/** The words that a mistyped keyword was taken for; null when it was searched as typed [SEARCH-3]. */
export function takenFor(search: Search | undefined): string | null {
  return search?.by === 'words' && search.mended ? shownSearch(search.query) : null
}

/** Words that occur in no product, and whose synonyms and roots do not either. */
async function trulyUnknown(db: Db, query: SearchQuery): Promise<string[]> {
  const words = query.words.filter(({ word }) => !/\d/.test(word))
  const unknown = new Set(
    await unknownWords(
      db,
      words.flatMap(({ word, synonyms, roots }) => [word, ...synonyms, ...roots]),
    ),
  )
  return words
    .filter(({ word, synonyms, roots }) => [word, ...synonyms, ...roots].every((form) => unknown.has(form)))
    .map(({ word }) => word)
}

async function correct(db: Db, query: SearchQuery, unknown: readonly string[]): Promise<SearchQuery | undefined> {
  const meant = new Map<string, string[]>()
  for (const word of unknown) {
    const words = wordsMeant(word, await similarWords(db, word))
    if (words.length === 0) return undefined
    meant.set(word, words)
  }
  return withWordsMeant(query, meant)
}
