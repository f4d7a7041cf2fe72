import { sumOf } from '#domain/cart/amounts.ts'
import { voucherObstacle } from '#domain/loyalty/voucher.ts'
import type { DecimalText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { VoucherRow } from '#server/areas/loyalty/public.ts'
import { type Quote, takeOffVoucher } from './quote.ts'

/** A quote, and what a voucher does to it. */
export interface VoucherQuote extends Quote {
  /** What the voucher pays; '0.00' without one. */
  discount: DecimalText
  /** Why the voucher cannot be used, or null. */
  obstacle: Refusal | null
}

/**
 * Takes the company's voucher off the orders of a quote, in proportion to their goods; one that cannot be used takes
 * nothing off and says why [ORDER-1].
 * @throws Refusal voucher_not_found
 */
export function applyVoucher(quote: Quote, voucher: VoucherRow | undefined, now: Date): VoucherQuote {
  if (!voucher) throw new Refusal('voucher_not_found', { field: 'voucher_id' })
  const obstacle = voucherObstacle(voucher, goodsOf(quote), now)
  if (obstacle) return { ...quote, discount: '0.00', obstacle }
  const less = takeOffVoucher(quote, voucher.amount)
  return { ...less, discount: sumOf(less.sellers.map(({ amounts }) => amounts.voucher)), obstacle: null }
}

/** Amount of the goods of all sellers: what a voucher's least spend is compared with. */
export function goodsOf({ sellers }: Quote): DecimalText {
  return sumOf(sellers.map(({ amounts }) => amounts.goods))
}
