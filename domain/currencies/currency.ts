import { type DecimalText, decimal, isMore } from '#domain/money.ts'

/** Prices are in Rupiah, whose code is the given one; the others are only for an approximate equivalent [HEAD-6]. */
export const currencies = [
  { code: 'RP', symbol: 'Rp', name: 'Rupiah' },
  { code: 'EUR', symbol: '€', name: 'Euro' },
  { code: 'GBP', symbol: '£', name: 'Pound Sterling' },
  { code: 'USD', symbol: 'US$', name: 'US Dollar' },
  { code: 'RUB', symbol: '₽', name: 'Russian Ruble' },
] as const

export type CurrencyCode = (typeof currencies)[number]['code']

/** The default currency [HEAD-6]. */
export const USUAL_CURRENCY: CurrencyCode = 'USD'

const SMALLEST = '0.01'

/** An amount in another currency; `below`: it is less than that, which is the smallest that is written. */
export interface Equivalent {
  amount: DecimalText
  below: boolean
}

/**
 * An amount of Rupiah in a currency of which one costs `rupiah`, rounded half up to 2 decimals [HEAD-6].
 * @throws RangeError unless the rate is above zero
 */
export function equivalentOf(amount: DecimalText, rupiah: DecimalText): Equivalent {
  const exact = decimal(amount)
  const below = isMore(exact, 0) && isMore(decimal(rupiah).times(SMALLEST), exact)
  return { amount: below ? SMALLEST : exact.dividedBy(rupiah, 2).text(2), below }
}
