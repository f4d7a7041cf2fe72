import { readAmount } from '../amount-text.ts'
import type { DecimalText } from '../money.ts'
import { type Measure, measures } from './measure.ts'

/** The size of a pack that is searched for. */
export interface AskedPack extends Measure {
  amount: DecimalText
  /** As it was typed: '25 kg'. */
  text: string
}

const units = Object.keys(measures).join('|')
const PACK = new RegExp(`(?<![\\w.,-])(\\d{1,6}(?:[.,]\\d{1,3})?)\\s?(${units})(?![\\w-])`, 'i')

/** Takes the first size of a pack out of a search text: '25 kg', '0,5 L', '1.000kg' [SEARCH-3]. */
export function takePack(keyword: string): { pack: AskedPack | null; rest: string } {
  const [text = '', number = '', unit = ''] = PACK.exec(keyword) ?? []
  const measure = measures[unit.toLowerCase()]
  const amount = readAmount(number)
  if (!measure || amount === null) return { pack: null, rest: keyword }
  return { pack: { ...measure, amount, text }, rest: keyword.replace(text, ' ') }
}
