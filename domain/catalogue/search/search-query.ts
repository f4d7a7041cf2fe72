import { plainSigns } from '#domain/plain-signs.ts'
import { bareNumbers, packOfNumber, type SearchedPack, takePack } from '../packs/searched-pack.ts'
import { phrasesFor, synonymsOf } from './synonyms.ts'
import { rootsOf } from './word-forms.ts'
import { joinedWords, wordsOf } from './words.ts'

/** One searched word; a product matches if it or its material has any of these. */
export interface SearchedWord {
  word: string
  /** Also as the beginning of a longer word: 'para' in 'parasetamol'. */
  asPrefix: boolean
  synonyms: string[]
  /** The possible roots of an Indonesian word: 'awet' for 'mengawetkan'. */
  roots: string[]
  /** Compounds with its neighbours, and phrases that mean it: 'anticaking' for 'caking'. */
  joined: string[]
  /** Only in a name or as a number of it, not as the size of a pack. */
  inName?: true
}

/** A number without a unit: it belongs to a name, or it is the size of a pack. */
export interface BareNumber {
  /** As it was typed: '99,5'. */
  text: string
  words: readonly string[]
}

export interface SearchQuery {
  /** A product must match all of them. */
  words: SearchedWord[]
  /** The words as typed: 'asam sitrat'. */
  text: string
  /** Products in packs of this size come first; the others are found too. */
  pack: SearchedPack | null
  /** Those of its words that are numbers without a unit, until `settleNumbers` has decided what they are. */
  numbers: readonly BareNumber[]
}

// enough words to name any product; more only burden the database
const MOST_WORDS = 8
/**
 * Parses a search text; any text is accepted, and everything but words and numbers is ignored [SEARCH-3]. Without words
 * nothing can be found.
 */
export function readSearch(keyword: string): SearchQuery {
  const plain = plainSigns(keyword)
  const { pack, rest } = takePack(plain)
  // a size alone is searched like any other text
  if (pack && wordsOf(rest).length === 0) return { ...ofWords(plain), pack: null, numbers: [] }
  const searched = ofWords(rest)
  return { ...searched, pack, numbers: numbersOf(rest, searched.words) }
}

/** Numbers among the words, unless there is nothing else to find products by. */
function numbersOf(text: string, words: readonly SearchedWord[]): BareNumber[] {
  const searched = new Set(words.map(({ word }) => word))
  // the 330 of 'E 330' is not among the words
  const numbers = bareNumbers(text)
    .map((number) => ({ text: number, words: wordsOf(number) }))
    .filter((number) => number.words.every((word) => searched.has(word)))
  return searched.size > new Set(numbers.flatMap((number) => number.words)).size ? numbers : []
}

/** The words of a query as typed, without its undecided numbers unless there are no others: 'soda api' for 'soda api 98'. */
export function textBesideNumbers(query: SearchQuery): string {
  return wordsBesideNumbers(query)
    .map(({ word }) => word)
    .join(' ')
}

/** The words of a query without its undecided numbers. */
function wordsBesideNumbers({ words, numbers }: SearchQuery): SearchedWord[] {
  const ofNumbers = new Set(numbers.flatMap((number) => number.words))
  return words.filter(({ word }) => !ofNumbers.has(word))
}

/**
 * Decides what numbers without a unit are: those that such products bear (`borne`, as typed) narrow like words, as an E
 * number too; the first of the others is the size of a pack, and none of them hides what the words find [SEARCH-3].
 */
export function settleNumbers(query: SearchQuery, borne: ReadonlySet<string>): SearchQuery {
  const sizes = query.numbers.filter(({ text }) => !borne.has(text))
  const words = wordsBesideNumbers({ ...query, numbers: sizes }).map((searched) =>
    query.numbers.some((number) => number.words.includes(searched.word)) ? alsoAsENumber(searched) : searched,
  )
  const [size] = sizes
  return {
    words,
    text: words.map(({ word }) => word).join(' '),
    pack: query.pack ?? (size ? packOfNumber(size.text) : null),
    numbers: [],
  }
}

/** The query whose finds bear the number in a name, as a grade, a CAS or an E number. */
export function bearing(query: SearchQuery, number: BareNumber): SearchQuery {
  const words = query.words
    .filter(({ word }) => number.words.includes(word))
    .map((searched) => ({ ...alsoAsENumber(searched), asPrefix: false, inName: true as const }))
  return { ...query, words: [...wordsBesideNumbers(query), ...words], numbers: [] }
}

/** '330' finds E330. */
function alsoAsENumber(searched: SearchedWord): SearchedWord {
  return { ...searched, synonyms: [...searched.synonyms, `e${searched.word}`] }
}

/** A search as a person reads it: 'asam sitrat 25 kg'. */
export function shownSearch({ text, pack }: SearchQuery): string {
  return pack ? `${text} ${pack.text}` : text
}

function ofWords(text: string): Pick<SearchQuery, 'words' | 'text'> {
  const searched = [...new Set(significantWords(wordsOf(text)))].slice(0, MOST_WORDS)
  const joined = joinedWords(text)
  return { words: searched.map((word) => searchedWord(word, joined.get(word))), text: searched.join(' ') }
}

function searchedWord(word: string, joined: readonly string[] = []): SearchedWord {
  // two letters begin half of all words; numbers are matched whole, except long ones such as CAS numbers
  const asPrefix = /^\d+$/.test(word) ? word.length >= 5 : word.length >= 3
  const alternatives = joined.flatMap(synonymsOf)
  const phrases = [word, ...joined].flatMap(phrasesFor)
  return {
    word,
    asPrefix,
    synonyms: [...new Set([...synonymsOf(word), ...alternatives])],
    roots: rootsOf(word),
    joined: [...new Set([...joined, ...phrases])],
  }
}

/** The query with words replaced by their corrections; a word without any stays as it is. */
export function withCorrections(query: SearchQuery, alternatives: ReadonlyMap<string, readonly string[]>): SearchQuery {
  const slips = [...alternatives.keys()]
  return {
    ...query,
    text: query.words.map(({ word }) => alternatives.get(word)?.[0] ?? word).join(' '),
    words: query.words.map((searched) =>
      joined(
        { ...searched, joined: searched.joined.filter((one) => !slips.some((slip) => one.includes(slip))) },
        (alternatives.get(searched.word) ?? []).map((word) => searchedWord(word)),
      ),
    ),
  }
}

function joined(searched: SearchedWord, alternatives: readonly SearchedWord[]): SearchedWord {
  const [first, ...others] = alternatives
  if (!first) return searched
  return {
    ...first,
    synonyms: [...first.synonyms, ...others.flatMap(({ word, synonyms }) => [word, ...synonyms])],
    roots: alternatives.flatMap(({ roots }) => roots),
    joined: alternatives.flatMap((one) => one.joined),
  }
}

/**
 * Words that people type beside what they look for and that distinguish no material: 'jual asam sitrat murah', 'bahan
 * baku minuman', 'CAS 77-92-9', 'thickening agent' [SEARCH-3, UX-1].
 */
const FILLERS = new Set(
  [
    // between words
    'dan atau untuk utk buat bagi yang yg dengan dgn dari dalam di ke pada per oleh sebagai seperti and or for of the with in to from',
    // what all of them are
    'bahan bahannya baku bakunya mentah tambahan penolong pembantu zat senyawa kimia kimiawi produk barang komoditas item material materials bahan2',
    'raw ingredient ingredients chemical chemicals substance additive additives aditif product products agen agent agents jenis macam',
    // what is done with them
    'jual beli dijual jualan penjualan pembelian membeli menjual pesan order sewa cari dicari mencari carikan butuh dibutuhkan perlu minta mau ingin',
    'ada adakah tersedia stok stock ready tolong mohon info buy sell sale selling looking need want',
    'pembuat pembuatan membuat bikin pembikin produksi making',
    // for what they are sold, and by whom
    'harga harganya hrg daftar pricelist price prices cost biaya murah termurah terjangkau ekonomis hemat promo diskon cheap cheapest terbaik best',
    'grosir grosiran eceran partai borongan kiloan wholesale bulk supplier suplier pemasok penyuplai distributor agennya pabrik pabrikan produsen importir penjual seller toko vendor',
    'manufacturer exporter importer merek merk brand asli original',
    // what a number or a word beside them is
    'cas no nomor number kode code grade mutu kualitas quality kemasan packaging kg kilo kilogram gr gram liter ltr ton',
    'online',
  ]
    .join(' ')
    .split(' '),
)

/** The significant words; all of them where there are none. */
function significantWords(words: readonly string[]): readonly string[] {
  const significant = words.filter((word) => !FILLERS.has(word))
  return significant.length > 0 ? significant : words
}
