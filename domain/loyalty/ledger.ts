import { businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import { type DecimalText, decimal } from '#domain/money.ts'

/** Points that expire at the same instant: earned, less those taken back. */
export interface PointBatch {
  expiresAt: Date
  points: number
}

/** A company's points by expiry, and how many are consumed. */
export interface Ledger {
  batches: readonly PointBatch[]
  /** Points redeemed or expired so far, as a positive number. */
  consumed: number
}

/** The points that can be redeemed; negative after more was taken back than was left [ORDER-6]. */
export function balanceOf({ batches, consumed }: Ledger): number {
  return sumOf(batches) - consumed
}

/** Expired points that were not redeemed; the oldest points are redeemed first [ORDER-6]. */
export function expiredPoints(ledger: Ledger, now: Date): number {
  const expired = ledger.batches.filter((batch) => batch.expiresAt <= now)
  return Math.max(0, sumOf(expired) - ledger.consumed)
}

/** The points that expire next, and when; null if none are left. */
export function nextToExpire(ledger: Ledger): PointBatch | null {
  let debt = ledger.consumed
  for (const batch of [...ledger.batches].sort((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime())) {
    const left = batch.points - debt
    if (left > 0) return { ...batch, points: left }
    debt = -left
  }
  return null
}

function sumOf(batches: readonly PointBatch[]): number {
  return batches.reduce((sum, batch) => sum + batch.points, 0)
}

export type EntryKind = 'earned' | 'adjusted' | 'reversed' | 'redeemed' | 'expired'

/** The explanation of a ledger entry [REG-5]. */
export function entryText(kind: EntryKind, about: { orderNumber: string | null; reward: string | null }): string {
  if (kind === 'earned') return `Pesanan ${about.orderNumber} selesai`
  if (kind === 'adjusted') return `Klaim atas pesanan ${about.orderNumber}`
  if (kind === 'reversed') return `Pesanan ${about.orderNumber} dibatalkan`
  if (kind === 'redeemed') return `Ditukar dengan ${about.reward}`
  return 'Masa berlaku poin berakhir'
}

/** How points are earned, as the administrator sets it [ADM-5]. */
export interface EarningRule {
  /** Rupiah of goods that earn one point. */
  rupiahPerPoint: number
  /** Months that they can be redeemed. */
  lastMonths: number
}

/** Points for a completed order's goods, rounded down; what a voucher paid earns nothing [ORDER-6]. */
export function pointsEarned(goods: DecimalText, voucher: DecimalText, { rupiahPerPoint }: EarningRule): number {
  const paid = decimal(goods).minus(voucher)
  return Math.max(0, Number(paid.dividedBy(rupiahPerPoint, 0, 'down')))
}

/** When points expire: at the end of the same Jakarta day so many months later, or of that month's last one [ORDER-6]. */
export function expiryOf(earnedAt: Date, { lastMonths }: EarningRule): Date {
  const [year = 0, month = 0, day = 0] = businessDay(earnedAt).split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + lastMonths, 0))
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()))
  return startOfDay(dayAfter(lastOfMonth.toISOString().slice(0, 10)))
}
