import { businessDay } from '#domain/business-day.ts'
import type { Tx } from '#server/platform/database.ts'

// invented, though near what they have been
const rates = [
  ['EUR', '18910'],
  ['GBP', '21475'],
  ['USD', '16350'],
  ['RUB', '202.50'],
] as const

/** Writes the rates of the day the demo begins [HEAD-6]. */
export async function seedRates(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('currency_rates')
    .values(rates.map(([currency, rupiah]) => ({ currency, rupiah, valid_from: businessDay(now) })))
    .execute()
}
