import { measures } from '#domain/catalogue/packs/measure.ts'
import { type StyleDecision, styleOfQuantities } from '#domain/numbers/number-style.ts'
import { type NumberStyle, readNumber, readNumberText, shownQuantity } from '#domain/numbers/number-text.ts'
import { type DecimalText, decimal, isMore, quantityText } from '../money.ts'

/** How a product is counted. */
interface Counted {
  unit: string
  packWeight: DecimalText
}

/** Why a quantity cannot be read: what people read, in words of the product. */
export type UnreadQuantity = 'quantity_missing' | 'quantity_unreadable' | 'quantity_unit'

const PACKS =
  /^(kemasan|pak|pack|packs|pcs|sak|zak|karung|drum|jerigen|jeriken|jerry|karton|ctn|box|dus|kaleng|botol|pail|ibc|bag|bags)$/
const PLACES = 9

/**
 * A typed quantity in a product's units: '500', '1.250,5 kg', '0,5 ton', '20 sak' where its pack holds 25 kg [ORDER-7].
 * What is finer than a thousandth of a unit cannot be read, since nothing is sold so.
 */
export function readQuantity(
  text: string,
  { unit, packWeight }: Counted,
  style: NumberStyle,
): { units: DecimalText } | { fault: UnreadQuantity } {
  if (text.trim() === '') return { fault: 'quantity_missing' }
  const { digits, word } = digitsAndWord(text)
  const number = readNumber(digits, style)
  if (number === null || !isMore(number, '0')) return { fault: 'quantity_unreadable' }
  const units = inUnits(number, word.toLowerCase(), { unit, packWeight })
  if (units === null) return { fault: 'quantity_unit' }
  return /^(0|[1-9]\d{0,11})(\.\d{1,3})?$/.test(units) ? { units } : { fault: 'quantity_unreadable' }
}

/** How the quantities of a list are written, by these alone; with a question where they can be read in two ways. */
export function styleOfTyped(quantities: readonly string[]): StyleDecision {
  return styleOfQuantities(quantities.map((text) => digitsAndWord(text).digits))
}

/** Both numbers of a quantity that can be read in two ways; null where it cannot. */
export function twoReadings(text: string): { id: DecimalText; en: DecimalText } | null {
  const read = readNumberText(digitsAndWord(text).digits)
  return read.kind === 'two' ? read : null
}

/** A typed quantity as our fields write it: '1.250,5 kg' from '1,250.5 kg'; what is no number stays as it is. */
export function inOurStyle(text: string, style: NumberStyle): string {
  const { digits, word } = digitsAndWord(text)
  const number = readNumber(digits, style)
  return number === null ? text : `${shownQuantity(quantityText(number))} ${word}`.trim()
}

/** The number and the word behind it. */
function digitsAndWord(text: string): { digits: string; word: string } {
  const [, digits = '', word = ''] = /^([\d.,\s\u00a0]+?)\s*([a-z]*)\.?$/i.exec(text.trim()) ?? []
  return { digits, word }
}

function inUnits(number: DecimalText, word: string, { unit, packWeight }: Counted): DecimalText | null {
  if (word === '' || word === unit.toLowerCase()) return quantityText(number)
  const [typed, sold] = [measures[word], measures[unit.toLowerCase()]]
  if (typed && sold?.base === typed.base) {
    return quantityText(decimal(number).times(sold.inBase).dividedBy(typed.inBase, PLACES))
  }
  return PACKS.test(word) ? quantityText(decimal(number).times(packWeight)) : null
}
