import type { DecimalText } from '#domain/money.ts'
import { isPrice } from '#domain/negotiations/price.ts'
import { readAmount } from '#domain/numbers/number-text.ts'

export type ReadPrice = { amount: DecimalText } | { problem: 'empty' | 'decimals' | 'invalid' }

/** Reads a price field for sending; more than two decimals are refused, not cut; a leading zero (and so zero itself) is not a price [NEGO-6, NEGO-15]. */
export function readPrice(shown: string): ReadPrice {
  if (shown.trim() === '') return { problem: 'empty' }
  if (/,\d{3,}$/.test(shown)) return { problem: 'decimals' }
  const amount = readAmount(shown)
  return amount !== null && isPrice(amount) ? { amount } : { problem: 'invalid' }
}
