import { amountText, type DecimalText, decimal, isMore } from '../money.ts'

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
