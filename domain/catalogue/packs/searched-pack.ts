import type { DecimalText } from '#domain/money.ts'
import { readAmount } from '#domain/numbers/number-text.ts'
import { type Measure, measures } from './measure.ts'

/** The size of a pack that is searched for; of a number without a unit, in any unit. */
export interface SearchedPack {
  amount: DecimalText
  base: Measure['base'] | null
  inBase: Measure['inBase'] | null
  /** As it was typed: '25 kg'. */
  text: string
}

const units = Object.keys(measures).join('|')
const NUMBER = '(?<![\\w.,-])\\d{1,6}(?:[.,]\\d{1,3})?'
const BARE = new RegExp(`${NUMBER}(?![\\w.,-]*[\\w%])`, 'g')
const PACK = new RegExp(`(${NUMBER})\\s?(${units})(?![\\w-])`, 'i')

/** Takes the first size of a pack out of a search text: '25 kg', '0,5 L', '1.000kg' [SEARCH-3]. */
export function takePack(keyword: string): { pack: SearchedPack | null; rest: string } {
  const [text = '', number = '', unit = ''] = PACK.exec(keyword) ?? []
  const measure = measures[unit.toLowerCase()]
  const amount = readAmount(number)
  if (!measure || amount === null) return { pack: null, rest: keyword }
  return { pack: { ...measure, amount, text }, rest: keyword.replace(text, ' ') }
}

/** A name without the sizes of packs in it: 'Gula Kristal' for 'Gula Kristal 25 kg' [SEARCH-3]. */
export function withoutPacks(name: string): string {
  return name.replace(new RegExp(PACK, 'gi'), ' ')
}

/** Numbers without a unit, which may be sizes of packs or belong to a name: '25', '1.000', '99,5' [SEARCH-3]. */
export function bareNumbers(text: string): string[] {
  return text.match(BARE) ?? []
}

/** A number without a unit as the size of a pack; null if it cannot be read in one way only. */
export function packOfNumber(text: string): SearchedPack | null {
  const amount = readAmount(text)
  return amount === null ? null : { amount, base: null, inBase: null, text }
}
