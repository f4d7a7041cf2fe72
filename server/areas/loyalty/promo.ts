import { businessDay, startOfDay } from '#domain/business-day.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { grantVoucher } from './grant-voucher.ts'
import { countClaim, findPromo, type PromoRow } from './queries-promos.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The promo of a code, ignoring case. @throws Refusal promo_unknown | promo_over */
export async function openPromo(db: Db | Tx, code: string, now: Date): Promise<PromoRow> {
  const promo = await findPromo(db, code, now)
  if (!promo) throw new Refusal('promo_unknown', { field: 'kode_promo' })
  if (!promo.open) throw new Refusal('promo_over', { field: 'kode_promo' })
  return promo
}

/** Gives the company the promo's voucher [REG-2]. @returns the voucher's code @throws Refusal promo_over */
export async function claimPromo(tx: Tx, promo: PromoRow, companyId: string, now: Date): Promise<string> {
  if (!(await countClaim(tx, promo.code))) throw new Refusal('promo_over', { field: 'kode_promo' })
  const voucher = await grantVoucher(
    tx,
    {
      companyId,
      amount: promo.amount,
      minSpend: promo.minSpend,
      validUntil: voucherEnd(promo, now),
      source: 'promo',
      key: `promo:${promo.code}`,
      title: promo.title,
    },
    now,
  )
  return voucher.code
}

/** When a voucher given now expires: the end of its last day in Asia/Jakarta. */
export function voucherEnd({ validDays }: PromoRow, now: Date): Date {
  return new Date(startOfDay(businessDay(now)).getTime() + (validDays + 1) * DAY_MS)
}
