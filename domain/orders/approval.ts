import type { Role } from '../companies/permissions.ts'
import { formatRupiah } from '../format.ts'
import { amountText, type DecimalText, decimal, isMore } from '../money.ts'

/** What a member may order without approval, in Rupiah as paid: null is no limit, 0 is nothing at all [ROLE-10]. */
export interface PurchaseLimits {
  perOrder: DecimalText | null
  perMonth: DecimalText | null
}

export interface Purchase {
  /** Of the whole checkout, so that spreading it over sellers changes nothing. */
  total: DecimalText
  /** What the member has ordered this month, waiting orders too, cancelled and refused ones apart. */
  reserved: DecimalText
}

/** The limit that a purchase passes. */
export type PassedLimit =
  | { of: 'order'; limit: DecimalText }
  | { of: 'month'; limit: DecimalText; reserved: DecimalText }

/**
 * The limit for which a checkout waits as 'menunggu persetujuan', or null where it goes to the sellers at once
 * [ROLE-10, ORDER-4]. Limits bind purchasers alone: the owner answers for the company.
 */
export function passedLimit(member: { role: Role; limits: PurchaseLimits }, purchase: Purchase): PassedLimit | null {
  if (member.role === 'owner') return null
  const { perOrder, perMonth } = member.limits
  if (passes(purchase.total, perOrder)) return { of: 'order', limit: perOrder }
  const monthWithIt = amountText(decimal(purchase.reserved).plus(purchase.total))
  if (passes(monthWithIt, perMonth)) return { of: 'month', limit: perMonth, reserved: purchase.reserved }
  return null
}

/** What the purchaser is told before submitting [ROLE-10]. */
export function passedLimitText(passed: PassedLimit): string {
  if (!isMore(passed.limit, 0)) return 'Setiap pesanan Anda memerlukan persetujuan.'
  const limit = formatRupiah(passed.limit)
  if (passed.of === 'order') return `Total pesanan melebihi batas Anda ${limit} per pesanan.`
  return `Total pesanan melebihi batas Anda ${limit} per bulan; bulan ini sudah dipesan ${formatRupiah(passed.reserved)}.`
}

/** 0 is passed by anything, by what a voucher pays in full too. */
function passes(amount: DecimalText, limit: DecimalText | null): limit is DecimalText {
  return limit !== null && (!isMore(limit, 0) || isMore(amount, limit))
}
