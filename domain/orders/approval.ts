import type { PurchaseLimits } from '../accounts/purchase-limits.ts'
import { businessDay, daysAfter, startOfDay } from '../business-day.ts'
import type { Role } from '../companies/permissions.ts'
import { formatRupiah } from '../format.ts'
import { MOST_DAYS_TO_APPROVE } from '../limits.ts'
import { amountText, type DecimalText, decimal, isMore } from '../money.ts'

/** A member's spending with a checkout. */
export interface Spending {
  /** For the whole checkout, so that spreading it over sellers makes no difference. */
  total: DecimalText
  /** The member's orders of this month, pending ones included, cancelled ones not. */
  reserved: DecimalText
}

/** The limit that spending exceeds. */
export type PassedLimit =
  | { of: 'order'; limit: DecimalText }
  | { of: 'month'; limit: DecimalText; reserved: DecimalText }

/**
 * The limit that makes a checkout wait as 'menunggu persetujuan', or null if it goes to the sellers at once
 * [ROLE-10, ORDER-4]. Limits bind purchasers only: the owner answers for the company.
 */
export function passedLimit(member: { role: Role; limits: PurchaseLimits }, spending: Spending): PassedLimit | null {
  if (member.role === 'owner') return null
  const { perOrder, perMonth } = member.limits
  if (passes(spending.total, perOrder)) return { of: 'order', limit: perOrder }
  const monthWithIt = amountText(decimal(spending.reserved).plus(spending.total))
  if (passes(monthWithIt, perMonth)) return { of: 'month', limit: perMonth, reserved: spending.reserved }
  return null
}

/** The notice to the purchaser before submitting [ROLE-10]. */
export function passedLimitText(passed: PassedLimit): string {
  if (!isMore(passed.limit, 0)) return 'Setiap pesanan Anda memerlukan persetujuan.'
  const limit = formatRupiah(passed.limit)
  if (passed.of === 'order') return `Total pesanan melebihi batas Anda ${limit} per pesanan.`
  return `Total pesanan melebihi batas Anda ${limit} per bulan; bulan ini sudah dipesan ${formatRupiah(passed.reserved)}.`
}

/** The notice to whoever approves it [ROLE-10]. */
export function passedLimitOf(name: string, { of, limit }: PassedLimit): string {
  if (!isMore(limit, 0)) return `Setiap pesanan ${name} memerlukan persetujuan.`
  return `Di atas batas ${name} ${formatRupiah(limit)} per ${of === 'order' ? 'pesanan' : 'bulan'}.`
}

/** Why an order was cancelled that was not approved in time [ORDER-4]. */
export const APPROVAL_MISSED = `Persetujuan tidak diberikan dalam ${MOST_DAYS_TO_APPROVE} hari.`

/** Why an order was cancelled whose company was suspended before it was approved [ADM-2]. */
export const COMPANY_SUSPENDED = 'Perusahaan sedang ditangguhkan.'

/** Why an order was cancelled whose seller is no longer subscribed to [ORDER-4]. */
export function subscriptionOver(sellerName: string): string {
  return `Langganan dengan ${sellerName} berakhir.`
}

/** Orders placed before this instant, a midnight in Jakarta, can wait for approval no longer [ROLE-10, ORDER-4]. */
export function lapsedBefore(now: Date): Date {
  return startOfDay(daysAfter(businessDay(now), -MOST_DAYS_TO_APPROVE))
}

/** When an order that was placed at an instant can wait for approval no longer. */
export function approvedBefore(placedAt: Date): Date {
  return startOfDay(daysAfter(businessDay(placedAt), MOST_DAYS_TO_APPROVE + 1))
}

/** Anything exceeds a limit of 0, even what a voucher pays in full. */
function passes(amount: DecimalText, limit: DecimalText | null): limit is DecimalText {
  return limit !== null && (!isMore(limit, 0) || isMore(amount, limit))
}
