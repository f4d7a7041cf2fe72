import type { BusinessDay } from '#domain/business-day.ts'
import type { CurrencyCode } from '#domain/currencies/currency.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Deps } from '#server/deps.ts'
import { upsertRate } from './queries.ts'

interface Input {
  currency: CurrencyCode
  day: BusinessDay
  /** What one costs. */
  rupiah: DecimalText
}

/** An administrator sets the rate of a currency from a day on; that of the same day is replaced [HEAD-6]. */
export function setRate(deps: Deps, input: Input): Promise<void> {
  return deps.db.transaction().execute((tx) => upsertRate(tx, input))
}
