const MARKS = /[\u0300-\u036f]/g
// '77-92-9' is one word to whoever types it; so are 'E330', 'e 330' and 'E-330'; INS is the same number without the E
const CAS = /(?<![\d-])(\d{2,7})-(\d{2})-(\d)(?![\d-])/g
const E_NUMBER = /\b(?:e|ins)[\s-]?(\d{3,4}[a-i]?)\b/g
// '25kg' means '25 kg'
const PACK = /\b(\d+)(kg|g|l)\b/g

/** Lower case, without accents; CAS and E numbers without punctuation. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(CAS, '$1$2$3')
    .replace(E_NUMBER, 'e$1')
    .replace(PACK, '$1 $2')
}

/** The words of a text: only letters and digits, so that nothing in them can act as an operator in a query. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[a-z0-9]+/g) ?? []
}
