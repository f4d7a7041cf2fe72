import { type BusinessDay, DAY_MS, daysAfter, firstDayOfMonth, startOfDay } from '../business-day.ts'
import { type EnglishOf, words } from '../words.ts'

/** Spans of days that reports are read by; in addresses and on the wire by these names [SHOP-9]. */
export const period = words({
  sevenDays: '7-hari',
  thirtyDays: '30-hari',
  thisMonth: 'bulan-ini',
  thisQuarter: 'kuartal-ini',
})
export type Period = EnglishOf<typeof period>

/** Days of Asia/Jakarta, both included. */
export interface Days {
  from: BusinessDay
  until: BusinessDay
}

/** Days that one report may span: a year, with its leap day. */
export const MOST_DAYS_REPORTED = 366

/** The days of a period that ends today. */
export function daysOfPeriod(chosen: Period, today: BusinessDay): Days {
  const starts: Record<Period, BusinessDay> = {
    sevenDays: daysAfter(today, -6),
    thirtyDays: daysAfter(today, -29),
    thisMonth: firstDayOfMonth(today),
    thisQuarter: firstDayOfQuarter(today),
  }
  return { from: starts[chosen], until: today }
}

/** As many days, just before these [SHOP-9]. */
export function daysBefore(days: Days): Days {
  return { from: daysAfter(days.from, -countDays(days)), until: daysAfter(days.from, -1) }
}

/** How many days these are, both ends included. */
export function countDays({ from, until }: Days): number {
  return Math.round((startOfDay(until).getTime() - startOfDay(from).getTime()) / DAY_MS) + 1
}

/** The Monday of the week that a day is in. */
export function firstDayOfWeek(day: BusinessDay): BusinessDay {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return daysAfter(day, -sinceMonday)
}

function firstDayOfQuarter(day: BusinessDay): BusinessDay {
  const month = Number(day.slice(5, 7))
  const first = month - ((month - 1) % 3)
  return `${day.slice(0, 5)}${String(first).padStart(2, '0')}-01`
}
