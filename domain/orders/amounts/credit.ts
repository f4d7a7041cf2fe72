import { formatRupiah } from '#domain/format.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Credit, creditLeft } from '#domain/subscriptions/payment-type.ts'

/** A buyer's credit with a seller for a payment type, and why the seller gives none now. */
export interface OrderCredit extends Credit {
  /** The oldest overdue debt of the buyer; null: none. */
  late: { number: string; days: number } | null
}

/**
 * The refusal when a seller gives the buyer no credit now, because it is late, or its order of this total exceeds the credit
 * left; or null [ORDER-1, SELLER-3, PAY-2].
 */
export function creditObstacle(credit: OrderCredit, total: DecimalText, sellerName: string): Refusal | null {
  if (credit.late) {
    const { number, days } = credit.late
    return new Refusal('credit_late', { field: 'seller', words: { seller: sellerName, number, days: String(days) } })
  }
  const left = creditLeft(credit)
  if (left === null) return null
  // a limit of 0 allows nothing, not even what a voucher pays in full
  if (!isMore(total, left) && isMore(credit.limit ?? 0, 0)) return null
  return new Refusal('credit_exceeded', { field: 'seller', words: { seller: sellerName, left: formatRupiah(left) } })
}
