import { isCasNumber } from '#domain/materials/facts.ts'
import { plainSigns } from '#domain/plain-signs.ts'

const MARKS = /[\u0300-\u036f]/g
// '77-92-9' is one word to whoever types it; so are 'E330', 'e 330' and 'E-330'; INS is the same number without the E
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
