import { businessDay, dayAfter, startOfDay } from '../business-day.ts'
import { type DecimalText, decimal } from '../money.ts'
import { POINTS_LAST_MONTHS, RUPIAH_PER_POINT } from './rates.ts'

/** Points for a completed order's goods, rounded down; what a voucher paid earns nothing [ORDER-6]. */
export function pointsEarned(goods: DecimalText, voucher: DecimalText): number {
  const paid = decimal(goods).minus(voucher)
  return Math.max(0, Number(paid.dividedBy(RUPIAH_PER_POINT, 0, 'down')))
}

/** When points expire: at the end of the same Jakarta day 12 months later [ORDER-6]. */
export function expiryOf(earnedAt: Date): Date {
  const day = businessDay(earnedAt)
  const year = Number(day.slice(0, 4)) + POINTS_LAST_MONTHS / 12
  // points of 29 February expire at the end of 28 February
  const date = day.endsWith('-02-29') ? '-02-28' : day.slice(4)
  return startOfDay(dayAfter(`${year}${date}`))
}
