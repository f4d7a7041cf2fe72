import type { Buyer } from '#domain/accounts/actor.ts'
import { claimPromo, openPromo } from '#server/areas/loyalty/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'

/** The promotion code with which the company of pembeli@ registered. */
const USED = 'SELAMATDATANG'

/** The promotion code to try out at /daftar-promo, and the one that was used [REG-2]. */
export async function seedPromotionCodes(tx: Tx): Promise<void> {
  await tx
    .insertInto('promos')
    .values([
      { code: USED, title: `Promo ${USED}`, amount: '100000', min_spend: '1000000', valid_days: 60 },
      { code: 'BAHANBARU', title: 'Promo BAHANBARU', amount: '250000', min_spend: '2500000', valid_days: 60 },
    ])
    .execute()
}

/** The voucher of a company that registered with the code. */
export function claimSeededPromotionCode({ db }: Deps, owner: Buyer, now: Date): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { npwp, nib } = await tx
      .selectFrom('companies')
      .select(['npwp', 'nib'])
      .where('id', '=', owner.companyId)
      .executeTakeFirstOrThrow()
    return claimPromo(tx, { promo: await openPromo(tx, USED, now), owner, npwp, nib }, now)
  })
}
