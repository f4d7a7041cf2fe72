import { formatRupiah } from '../format.ts'
import { type DecimalText, isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'
import { type Credit, creditLeft } from '../subscriptions/credit.ts'

/** The refusal when a seller's order of this total exceeds the credit left, or null [ORDER-1, SELLER-3]. */
export function creditObstacle(credit: Credit, total: DecimalText, sellerName: string): Refusal | null {
  const left = creditLeft(credit)
  if (left === null) return null
  // a limit of 0 allows nothing, not even what a voucher pays in full
  if (!isMore(total, left) && isMore(credit.limit ?? 0, 0)) return null
  return new Refusal('credit_exceeded', { field: 'seller', words: { seller: sellerName, left: formatRupiah(left) } })
}
