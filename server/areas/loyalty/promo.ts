import { voucherEnd } from '#domain/loyalty/voucher.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Doer } from '#server/platform/audit/audit.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import {
  countClaim,
  findPromo,
  insertClaimants,
  isIssuedToHolder,
  type Numbers,
  type PromoRow,
} from './queries-promos.ts'
import { grantVoucher } from './vouchers.ts'

/** The promotion of a code, ignoring case. @throws Refusal promo_unknown | promo_over */
export async function openPromo(db: Db | Tx, code: string, now: Date): Promise<PromoRow> {
  const promo = await findPromo(db, code, now)
  if (!promo) throw new Refusal('promo_unknown', { field: 'kode_promo' })
  if (!promo.open) throw new Refusal('promo_over', { field: 'kode_promo' })
  return promo
}

interface Claim extends Numbers {
  promo: PromoRow
  owner: NonNullable<Doer>
}

/**
 * Issues the promotion code's voucher to the company, the only one that a company of its numbers gets by registering
 * [REG-2].
 * @returns the voucher's code
 * @throws Refusal promo_over | promo_claimed
 */
export async function claimPromo(tx: Tx, { promo, owner, npwp, nib }: Claim, now: Date): Promise<string> {
  if (!(await countClaim(tx, promo.code))) throw new Refusal('promo_over', { field: 'kode_promo' })
  const numbers = { npwp, nib }
  if ((await isIssuedToHolder(tx, numbers)) || !(await insertClaimants(tx, numbers, now))) {
    throw new Refusal('promo_claimed', { field: 'kode_promo' })
  }
  const voucher = await grantVoucher(
    tx,
    {
      companyId: owner.companyId,
      amount: promo.amount,
      minSpend: promo.minSpend,
      validUntil: voucherEnd(promo.validDays, now),
      source: 'promo',
      key: `promo:${promo.code}`,
      title: promo.title,
    },
    owner,
    now,
  )
  return voucher.code
}
