import { synonymsOf } from './synonyms.ts'
import { rootsOf } from './word-forms.ts'
import { wordsOf } from './words.ts'

/** One word that was asked for; a product has it when it has any of these. */
export interface SearchedWord {
  word: string
  /** Also as the beginning of a longer word: 'para' of 'parasetamol'. */
  asPrefix: boolean
  synonyms: string[]
  /** What an Indonesian word may be a form of: 'awet' of 'mengawetkan'. */
  roots: string[]
}

export interface SearchQuery {
  /** A product has to have each of them. */
  words: SearchedWord[]
  /** The words as they were typed: 'asam sitrat'. */
  text: string
}

// so many words name any product; more only make the database work
const MOST_WORDS = 8
// what people write and no product carries: 'CAS 77-92-9', 'gula untuk minuman'
const UNSAID = new Set(['cas', 'no', 'nomor', 'dan', 'atau', 'untuk', 'yang', 'and', 'for', 'of', 'the'])

/**
 * What a search text asks for; any text is taken, and what is no word or number in it counts for nothing [SEARCH-3].
 * Without words nothing can be found.
 */
export function readSearch(keyword: string): SearchQuery {
  const typed = wordsOf(keyword)
  const telling = typed.filter((word) => !UNSAID.has(word))
  const asked = [...new Set(telling.length > 0 ? telling : typed)].slice(0, MOST_WORDS)
  return { words: asked.map(searchedWord), text: asked.join(' ') }
}

function searchedWord(word: string): SearchedWord {
  // two letters begin half of all words, and a number is not the beginning of a longer one, unless of a CAS number
  const asPrefix = /^\d+$/.test(word) ? word.length >= 5 : word.length >= 3
  return { word, asPrefix, synonyms: synonymsOf(word), roots: rootsOf(word) }
}

/** The query with words replaced by those that were meant; a word without any stays as it is. */
export function withWordsMeant(query: SearchQuery, meant: ReadonlyMap<string, readonly string[]>): SearchQuery {
  return {
    text: query.words.map(({ word }) => meant.get(word)?.[0] ?? word).join(' '),
    words: query.words.map((asked) => joined(asked, (meant.get(asked.word) ?? []).map(searchedWord))),
  }
}

function joined(asked: SearchedWord, meant: readonly SearchedWord[]): SearchedWord {
  const [first, ...others] = meant
  if (!first) return asked
  return {
    ...first,
    synonyms: [...first.synonyms, ...others.flatMap(({ word, synonyms }) => [word, ...synonyms])],
    roots: meant.flatMap(({ roots }) => roots),
  }
}
