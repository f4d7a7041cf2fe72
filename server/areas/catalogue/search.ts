import {
  bearing,
  readSearch,
  type SearchQuery,
  settleNumbers,
  shownSearch,
  withWordsMeant,
} from '#domain/catalogue/search-query.ts'
import { wordsMeant } from '#domain/catalogue/spelling.ts'
import type { Db } from '#server/platform/database.ts'
import { fewOfFound, type Search } from './queries-places.ts'
import { nearestNames, similarWords, unknownWords } from './queries-search.ts'
import { placesLike, placesWith, placesWithNames } from './search-places.ts'

interface Keyword<Found> {
  keyword: string | undefined
  /** Of materials, only those of this category; null for all. */
  categoryId: number | null
  /** Gets the search, or none without a keyword. */
  ask: (search?: Search) => Promise<Found>
  isEmpty: (found: Found) => boolean
  /** What a keyword without any word or number finds. */
  nothing: Found
}

/**
 * Answers a keyword. If that finds nothing and a word is unknown, `ask` is called again with the corrected words, then
 * for similar names [SEARCH-3].
 */
export async function answerKeyword<Found>(
  db: Db,
  { keyword, categoryId, ask, isEmpty, nothing }: Keyword<Found>,
): Promise<Found> {
  if (!keyword) return ask()
  const query = readSearch(keyword)
  if (query.words.length === 0) return nothing
  const found = await ask(await searchFor(db, await settled(db, query), categoryId))
  if (!isEmpty(found)) return found

  const unknown = await trulyUnknown(db, query)
  if (unknown.length === 0) return found
  const meant = await correct(db, query, unknown)
  const corrected = meant ? await ask(await searchMeant(db, meant, categoryId)) : found
  if (!isEmpty(corrected)) return corrected
  return ask({ places: await placesLike(db, query.text, categoryId), except: [], pack: null, searchedFor: null })
}

// one of them is meant, or none
const NEAREST = 5

/** The names of materials nearest to a keyword that finds nothing, nearest first [MAT-4]. */
export async function namesNear(db: Db, keyword: string): Promise<string[]> {
  const { text } = readSearch(keyword)
  if (text === '') return []
  const found = await nearestNames.rows(db, text, NEAREST)
  return found.map(({ name }) => name)
}

async function searchFor(db: Db, { words, pack }: SearchQuery, categoryId: number | null): Promise<Search> {
  return { ...(await placesWith(db, words, categoryId)), pack, searchedFor: null }
}

async function searchMeant(db: Db, query: SearchQuery, categoryId: number | null): Promise<Search> {
  const meant = await settled(db, query)
  return { ...(await searchFor(db, meant, categoryId)), searchedFor: shownSearch(meant) }
}

async function settled(db: Db, query: SearchQuery): Promise<SearchQuery> {
  const borne = new Set<string>()
  for (const number of query.numbers) {
    const places = await placesWithNames(db, bearing(query, number).words)
    const [one] = await fewOfFound.rows(db, { places, except: [] }, 1)
    if (one) borne.add(number.text)
  }
  return query.numbers.length === 0 ? query : settleNumbers(query, borne)
}

/** Words that occur nowhere, and whose synonyms and roots do not either. */
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
