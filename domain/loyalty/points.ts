import { businessDay, dayAfter, startOfDay } from '../business-day.ts'
import { type DecimalText, decimal } from '../money.ts'

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
