import type { Tx } from '#server/platform/database.ts'

/** The promo code to try out at /daftar-promo [REG-2]. */
export async function seedPromos(tx: Tx): Promise<void> {
  await tx
    .insertInto('promos')
    .values({ code: 'BAHANBARU', title: 'Promo BAHANBARU', amount: '250000', min_spend: '2500000', valid_days: 60 })
    .execute()
}
