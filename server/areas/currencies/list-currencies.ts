import { businessDay } from '#domain/business-day.ts'
import type { Currency } from '#domain/currencies/contract.ts'
import { currencies } from '#domain/currencies/currency.ts'
import { quantityText } from '#domain/money.ts'
import type { Deps } from '#server/deps.ts'
import { ratesOn } from './queries.ts'

/** The currencies on offer, each with the rate that holds today in Jakarta [HEAD-6]. */
export async function listCurrencies(deps: Deps): Promise<Currency[]> {
  const rates = await ratesOn(deps.db, businessDay(deps.now()))
  return currencies.map((currency) => {
    const rate = rates.find((one) => one.currency === currency.code)
    return { ...currency, rate: rate ? { rupiah: quantityText(rate.rupiah), day: rate.day } : null }
  })
}
