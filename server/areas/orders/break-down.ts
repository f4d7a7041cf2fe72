import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, dayAfter, daysAfter, firstDayOfMonth, startOfDay } from '#domain/business-day.ts'
import { type Days, daysBefore } from '#domain/days/period.ts'
import type { Breakdown } from '#domain/orders/codec-spending.ts'
import type { Deps } from '#server/deps.ts'
import type { Span } from './queries-reports.ts'
import { sumByMaterial, sumByMonth, sumByPartner, sumConfirmed } from './queries-spending.ts'

// as many as are compared at a glance
const MOST = 20

/** What the company bought or sold on some days, by month, material and company, beside as many days before [ORDER-8]. */
export async function breakDown({ db }: Deps, member: Buyer | Seller, days: Days): Promise<Breakdown> {
  const span = spanOf(days)
  const [now, before, byMonth, materials, partners] = await Promise.all([
    sumConfirmed(db, member, span),
    sumConfirmed(db, member, spanOf(daysBefore(days))),
    sumByMonth(db, member, span),
    sumByMaterial(db, member, span, MOST),
    sumByPartner(db, member, span, MOST),
  ])
  const months = new Map(byMonth.map((month) => [month.start, month]))
  return {
    ...now,
    before,
    months: monthsOf(days).map((start) => months.get(start) ?? { start, orders: 0, total: '0.00' }),
    materials,
    partners,
  }
}

function spanOf({ from, until }: Days): Span {
  return { from: startOfDay(from), before: startOfDay(dayAfter(until)) }
}

/** The first days of all months that have one of the days. */
function monthsOf({ from, until }: Days): BusinessDay[] {
  const months: BusinessDay[] = []
  // 31 days after the first of a month is always in the next one
  for (let first = firstDayOfMonth(from); first <= until; first = firstDayOfMonth(daysAfter(first, 31))) {
    months.push(first)
  }
  return months
}
