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

/** The rate that was set for just this day, if any; locked until commit. */
export async function lockRate(
  tx: Tx,
  { currency, day }: { currency: string; day: BusinessDay },
): Promise<{ rupiah: DecimalText; day: BusinessDay } | undefined> {
  const row = await tx
    .selectFrom('currency_rates')
    .select('rupiah')
    .where('currency', '=', currency)
    .where('valid_from', '=', ({ cast, val }) => cast<Date>(val(day), 'date'))
    .forUpdate()
    .executeTakeFirst()
  return row && { rupiah: row.rupiah, day }
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
