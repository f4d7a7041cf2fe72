import { businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import { type DecimalText, decimal } from '#domain/money.ts'

/** Points that expire at the same instant: earned, less those taken back. */
export interface Lot {
  expiresAt: Date
  points: number
}

/** A company's points by expiry, and how many are consumed. */
export interface Ledger {
  lots: readonly Lot[]
  /** Points redeemed or expired so far, as a positive number. */
  consumed: number
}

/** The points that can be redeemed; negative after more was taken back than was left [ORDER-6]. */
export function balanceOf({ lots, consumed }: Ledger): number {
  return sumOf(lots) - consumed
}

/** Expired points that nobody has redeemed; the oldest points are redeemed first [ORDER-6]. */
export function pointsOver(ledger: Ledger, now: Date): number {
  const over = ledger.lots.filter((lot) => lot.expiresAt <= now)
  return Math.max(0, sumOf(over) - ledger.consumed)
}

/** The points that expire next, and when; null if none are left. */
export function nextToExpire(ledger: Ledger): Lot | null {
  let debt = ledger.consumed
  for (const lot of [...ledger.lots].sort((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime())) {
    const left = lot.points - debt
    if (left > 0) return { ...lot, points: left }
    debt = -left
  }
  return null
}

function sumOf(lots: readonly Lot[]): number {
  return lots.reduce((sum, lot) => sum + lot.points, 0)
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
