import {
  bearing,
  readSearch,
  type SearchQuery,
  settleNumbers,
  shownSearch,
  textBesideNumbers,
  withCorrections,
} from '#domain/catalogue/search/search-query.ts'
import { correctionsOf, mayBeMistyped } from '#domain/catalogue/search/spelling.ts'
import type { Db } from '#server/platform/database.ts'
import { fewOfFound, type Search } from '../list/queries-found.ts'
import { nearestNames, similarWords, unknownWords } from './queries-search.ts'
import { bucketsLike, bucketsWith, bucketsWithNames } from './search-buckets.ts'

// a keyword without any word or number
const nothing: Search = { buckets: [], except: [], pack: null, searchedFor: null }

/**
 * Where the products of a keyword stand, whatever else narrows the list: its filters choose among what the keyword finds,
 * and counts beside it agree with it. If a word is unknown and nothing is found, the words are corrected, then similar names
 * are looked for [SEARCH-3, MAT-6].
 * @returns undefined without a keyword
 */
export async function readKeyword(db: Db, keyword: string | undefined): Promise<Search | undefined> {
  if (!keyword) return undefined
  const query = readSearch(keyword)
  if (query.words.length === 0) return nothing
  const typed = await searchFor(db, await settled(db, query))
  if (!typed.isEmpty) return typed.search

  const unknown = await trulyUnknown(db, query)
  if (unknown.length === 0 || !unknown.every(mayBeMistyped)) return typed.search
  const intended = await correct(db, query, unknown)
  const corrected = intended && (await searchSettled(db, intended))
  if (corrected && !corrected.isEmpty) return corrected.search
  return { buckets: await bucketsLike(db, textBesideNumbers(query)), except: [], pack: null, searchedFor: null }
}

// one of them is intended, or none
const NEAREST = 5

/** The names of materials nearest to a keyword that finds nothing, nearest first [MAT-4]. */
export async function namesNear(db: Db, keyword: string): Promise<string[]> {
  const { text } = readSearch(keyword)
  if (text === '') return []
  const found = await nearestNames.rows(db, text, NEAREST)
  return found.map(({ name }) => name)
}

interface Tried {
  search: Search
  isEmpty: boolean
}

async function searchFor(db: Db, { words, pack }: SearchQuery): Promise<Tried> {
  const { buckets, isEmpty } = await bucketsWith(db, words)
  return { search: { ...buckets, pack, searchedFor: null }, isEmpty }
}

async function searchSettled(db: Db, query: SearchQuery): Promise<Tried> {
  const intended = await settled(db, query)
  const { search, isEmpty } = await searchFor(db, intended)
  return { search: { ...search, searchedFor: shownSearch(intended) }, isEmpty }
}

async function settled(db: Db, query: SearchQuery): Promise<SearchQuery> {
  const borne = new Set<string>()
  for (const number of query.numbers) {
    const buckets = await bucketsWithNames(db, bearing(query, number).words)
    const [one] = await fewOfFound.rows(db, { buckets, except: [] }, 1)
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
  const intended = new Map<string, string[]>()
  for (const word of unknown) {
    const words = correctionsOf(word, await similarWords(db, word))
    if (words.length === 0) return undefined
    intended.set(word, words)
  }
  return withCorrections(query, intended)
}
