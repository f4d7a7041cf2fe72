import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** The latest rate of each currency that has one by this day. */
export async function ratesOn(db: Db, day: BusinessDay) {
  return db
    .selectFrom('currency_rates')
    .distinctOn('currency')
    .select(['currency', 'rupiah'])
    .select(({ cast }) => cast<BusinessDay>('valid_from', 'text').as('day'))
    .where('valid_from', '<=', ({ cast, val }) => cast<Date>(val(day), 'date'))
    .orderBy('currency')
    .orderBy('valid_from', 'desc')
    .execute()
}

export async function upsertRate(
  tx: Tx,
  { currency, day, rupiah }: { currency: string; day: BusinessDay; rupiah: DecimalText },
): Promise<void> {
  await tx
    .insertInto('currency_rates')
    .values({ currency, valid_from: day, rupiah })
    .onConflict((there) => there.columns(['currency', 'valid_from']).doUpdateSet({ rupiah }))
    .execute()
}
