import { type BusinessDay, businessDay, daysAfter } from '../business-day.ts'
import { formatRupiah } from '../format.ts'
import { amountText, type DecimalText, decimal, isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'
import { creditDays } from '../subscriptions/payment-type.ts'

/** A buyer's credit with a seller for a payment type, and what it owes for all of them together, in Rupiah. */
export interface Credit {
  /** Null: no limit; 0: no credit [SELLER-3]. */
  limit: DecimalText | null
  /** Totals of its unpaid orders on credit, waiting ones included, cancelled ones not. */
  used: DecimalText
}

/** The credit left; null without a limit, and never below 0.00. */
export function creditLeft({ limit, used }: Credit): DecimalText | null {
  if (limit === null) return null
  const left = decimal(limit).minus(used)
  return amountText(isMore(0, left) ? 0 : left)
}

/** The refusal when a seller's order of this total exceeds the credit left, or null [ORDER-1, SELLER-3]. */
export function creditObstacle(credit: Credit, total: DecimalText, sellerName: string): Refusal | null {
  const left = creditLeft(credit)
  if (left === null) return null
  // a limit of 0 allows nothing, not even what a voucher pays in full
  if (!isMore(total, left) && isMore(credit.limit ?? 0, 0)) return null
  return new Refusal('credit_exceeded', { field: 'seller', words: { seller: sellerName, left: formatRupiah(left) } })
}

/** The last day to pay, counted from the day of shipping, because the invoice goes with the goods [ORDER-1]. */
export function dueDay(paymentType: string, shippedAt: Date | null): BusinessDay | null {
  const days = creditDays(paymentType)
  return days === null || shippedAt === null ? null : daysAfter(businessDay(shippedAt), days)
}
