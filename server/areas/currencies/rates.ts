import type { Administrator } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { Currency } from '#domain/currencies/contract.ts'
import { type CurrencyCode, currencies } from '#domain/currencies/currency.ts'
import { type DecimalText, quantityText } from '#domain/money.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockRate, ratesOn, upsertRate } from './queries.ts'

/** The currencies on offer, each with the rate that holds today in Jakarta [HEAD-6]. */
export async function listCurrencies(deps: Deps): Promise<Currency[]> {
  const rates = await ratesOn(deps.db, businessDay(deps.now()))
  return currencies.map((currency) => {
    const rate = rates.find((one) => one.currency === currency.code)
    return { ...currency, rate: rate ? { rupiah: quantityText(rate.rupiah), day: rate.day } : null }
  })
}

interface Input {
  currency: CurrencyCode
  day: BusinessDay
  /** The price of one unit. */
  rupiah: DecimalText
}

/** An administrator sets the rate of a currency from a day on; that of the same day is replaced [HEAD-6]. */
export function setRate(deps: Deps, administrator: Administrator, input: Input): Promise<void> {
  return deps.db.transaction().execute((tx) => setIn(tx, administrator, input, deps.now()))
}

async function setIn(tx: Tx, administrator: Administrator, input: Input, now: Date): Promise<void> {
  const { currency, day, rupiah } = input
  const earlier = await lockRate(tx, { currency, day })
  await upsertRate(tx, input)
  const thing = { id: `${currency} ${day}`, name: currency }
  const facts = { before: earlier ?? null, after: { rupiah, day } }
  await audit(tx, administrator, { act: 'rate.set', thing, ...facts }, now)
}
