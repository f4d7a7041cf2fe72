import { isCasNumber } from '#domain/materials/facts.ts'
import { plainSigns } from '#domain/plain-signs.ts'

const MARKS = /[\u0300-\u036f]/g
// '77-92-9' is one word to its typist; so are 'E330', 'e 330' and 'E-330'; INS is the same number without the E
const CAS = /(?<![\d-])(\d{2,7})-(\d{2})-(\d)(?![\d-])/g
const SPACED_CAS = /(?<![\d-])(\d{2,7})[ -]{1,3}(\d{2})[ -]{1,3}(\d)(?![\d-])/g
const E_NUMBER = /\b(?:e|ins)[\s-]?(\d{3,4}[a-i]?)\b/g
// '25kg' means '25 kg'
const PACK = /\b(\d+)(kg|g|l)\b/g

/** Lower case, without accents; CAS and E numbers without punctuation. */
function foldText(text: string): string {
  return plainSigns(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(CAS, '$1$2$3')
    .replace(SPACED_CAS, (typed, ...[first, second, check]) =>
      // three numbers side by side are no CAS number unless the last one checks the others
      isCasNumber(`${first}-${second}-${check}`) ? `${first}${second}${check}` : typed,
    )
    .replace(E_NUMBER, 'e$1')
    .replace(PACK, '$1 $2')
}

/** The words of a text: only letters and digits, so that nothing in them can act as an operator in a query. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[a-z0-9]+/g) ?? []
}

/** The common key of spellings of one word: capitals, blanks and dashes are ignored [SHOP-2]. */
export function wordKey(text: string): string {
  return plainSigns(text).toLowerCase().replace(/[- ]/g, '')
}

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
      .filter(({ of }, index, tokens) => of.length > 1 || (tokens.length === index + 1 && /\d-$/.test(text))),
  ].filter(({ joined }) => joined.length >= SHORTEST)
  const byWord = new Map<string, string[]>()
  for (const { of, joined } of joins) {
    for (const word of of) byWord.set(word, [...new Set([...(byWord.get(word) ?? []), joined])])
  }
  return byWord
}

function pairsOf(words: readonly string[]): { of: string[]; joined: string }[] {
  return words.slice(1).map((word, index) => {
    const before = words[index] ?? ''
    return { of: [before, word], joined: before + word }
  })
}
