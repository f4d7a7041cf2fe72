import { type AskedPack, takePack } from './asked-pack.ts'
import { synonymsOf } from './synonyms.ts'
import { rootsOf } from './word-forms.ts'
import { wordsOf } from './words.ts'

/** One searched word; a product matches if it has any of these. */
export interface SearchedWord {
  word: string
  /** Also as the beginning of a longer word: 'para' in 'parasetamol'. */
  asPrefix: boolean
  synonyms: string[]
  /** What an Indonesian word may be a form of: 'awet' for 'mengawetkan'. */
  roots: string[]
}

export interface SearchQuery {
  /** A product must match all of them. */
  words: SearchedWord[]
  /** The words as typed: 'asam sitrat'. */
  text: string
  /** Products in packs of this size come first; the others are found too. */
  pack: AskedPack | null
}

// enough words to name any product; more only burden the database
const MOST_WORDS = 8
// words that people type but products do not contain: 'CAS 77-92-9', 'gula untuk minuman'
const UNSAID = new Set(['cas', 'no', 'nomor', 'dan', 'atau', 'untuk', 'yang', 'and', 'for', 'of', 'the'])

/**
 * Parses a search text; any text is accepted, and everything but words and numbers is ignored [SEARCH-3]. Without words
 * nothing can be found.
 */
export function readSearch(keyword: string): SearchQuery {
  const { pack, rest } = takePack(keyword)
  // a size alone is searched like any other text
  if (pack && wordsOf(rest).length > 0) return { ...ofWords(wordsOf(rest)), pack }
  return { ...ofWords(wordsOf(keyword)), pack: null }
}

/** A search as a person reads it: 'asam sitrat 25 kg'. */
export function shownSearch({ text, pack }: SearchQuery): string {
  return pack ? `${text} ${pack.text}` : text
}

function ofWords(typed: readonly string[]): Omit<SearchQuery, 'pack'> {
  const telling = typed.filter((word) => !UNSAID.has(word))
  const asked = [...new Set(telling.length > 0 ? telling : typed)].slice(0, MOST_WORDS)
  return { words: asked.map(searchedWord), text: asked.join(' ') }
}

function searchedWord(word: string): SearchedWord {
  // two letters begin half of all words; numbers are matched whole, except long ones such as CAS numbers
  const asPrefix = /^\d+$/.test(word) ? word.length >= 5 : word.length >= 3
  return { word, asPrefix, synonyms: synonymsOf(word), roots: rootsOf(word) }
}

/** The query with words replaced by those meant; a word without any stays as it is. */
export function withWordsMeant(query: SearchQuery, meant: ReadonlyMap<string, readonly string[]>): SearchQuery {
  return {
    ...query,
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
