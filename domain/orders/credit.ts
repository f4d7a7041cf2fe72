import { type BusinessDay, businessDay, daysAfter } from '../business-day.ts'
import { formatRupiah } from '../format.ts'
import { amountText, type DecimalText, decimal, isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'
import { creditDays } from '../subscriptions/payment-type.ts'

/** What a buyer may owe a seller by a payment type, and what it owes by all of them together, in Rupiah. */
export interface Credit {
  /** Null: no limit; 0: nothing may be owed [SELLER-3]. */
  limit: DecimalText | null
  /** Totals of its orders on credit that are neither cancelled nor paid, those that wait for approval too. */
  used: DecimalText
}

/** What may still be owed; null without a limit. A limit that was lowered below what is owed leaves nothing. */
export function creditLeft({ limit, used }: Credit): DecimalText | null {
  if (limit === null) return null
  const left = decimal(limit).minus(used)
  return amountText(isMore(0, left) ? 0 : left)
}

/** The refusal where a seller's order of this total goes above what may be owed, or null [ORDER-1, SELLER-3]. */
export function creditObstacle(credit: Credit, total: DecimalText, sellerName: string): Refusal | null {
  const left = creditLeft(credit)
  if (left === null) return null
  // a limit of 0 lets nothing through, not even what a voucher pays in full
  if (!isMore(total, left) && isMore(credit.limit ?? 0, 0)) return null
  return new Refusal('credit_exceeded', { field: 'seller', words: { seller: sellerName, left: formatRupiah(left) } })
}

/** The last day to pay: so many days after the day the goods were shipped, as the invoice goes with them [ORDER-1]. */
export function dueDay(paymentType: string, shippedAt: Date | null): BusinessDay | null {
  const days = creditDays(paymentType)
  return days === null || shippedAt === null ? null : daysAfter(businessDay(shippedAt), days)
}
