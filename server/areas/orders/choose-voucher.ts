import type { Buyer } from '#domain/accounts/actor.ts'
import { sumOf } from '#domain/cart/amounts.ts'
import { voucherObstacle } from '#domain/loyalty/voucher.ts'
import type { DecimalText } from '#domain/money.ts'
import { netGoods } from '#domain/orders/amounts.ts'
import { Refusal } from '#domain/refusal.ts'
import { hasVerifiedEmail } from '#server/areas/accounts/public.ts'
import type { VoucherRow } from '#server/areas/loyalty/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { type Quote, takeOffVoucher } from './quote.ts'

/** A quote with the effect of a voucher. */
export interface VoucherQuote extends Quote {
  /** Rupiah the voucher pays; '0.00' without one. */
  discount: DecimalText
  /** Why the voucher cannot be used, or null. */
  obstacle: Refusal | null
}

/**
 * Takes the company's voucher off the orders of a quote, in proportion to their goods; an unusable one takes nothing
 * off and gives the reason [ORDER-1].
 * @throws Refusal voucher_not_found
 */
export function applyVoucher(
  quote: Quote,
  voucher: VoucherRow | undefined,
  use: { now: Date; isVerified: boolean },
): VoucherQuote {
  if (!voucher) throw new Refusal('voucher_not_found', { field: 'voucher_id' })
  const obstacle = voucherObstacle(voucher, goodsOf(quote), use)
  if (obstacle) return { ...quote, discount: '0.00', obstacle }
  const less = takeOffVoucher(quote, voucher.amount)
  return { ...less, discount: sumOf(less.sellers.map(({ amounts }) => amounts.voucher)), obstacle: null }
}

export function withoutVoucher(quote: Quote): VoucherQuote {
  return { ...quote, discount: '0.00', obstacle: null }
}

/** Whether this buyer may use vouchers that are given for a verified e-mail address; asked only where one is there [REG-2]. */
export async function isVerifiedFor(
  db: Db | Tx,
  buyer: Buyer,
  vouchers: readonly (Pick<VoucherRow, 'isPromo'> | undefined)[],
): Promise<boolean> {
  return !vouchers.some((voucher) => voucher?.isPromo) || (await hasVerifiedEmail(db, buyer.userId))
}

/** The goods of all sellers less their discounts, in Rupiah: compared with a voucher's minimum spend. */
export function goodsOf({ sellers }: Quote): DecimalText {
  return sumOf(sellers.map(({ amounts }) => netGoods(amounts)))
}
