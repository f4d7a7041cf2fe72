import { type BusinessDay, daysAfter } from '#domain/business-day.ts'
import { type Days, daysOfPeriod, MOST_DAYS_REPORTED, type Period, period } from '#domain/period.ts'
import { day, word } from './search-params.ts'

/** The parameters of a report's days: a period that ends today, or days of one's own. */
export const periodParams = { period: word('periode', period), from: day('dari'), until: day('sampai') }

export interface PeriodFilter {
  period: Period | ''
  from: string
  until: string
}

/** What a report shows where its address says nothing else. */
export const USUAL_PERIOD: Period = 'thirtyDays'

/** The days that an address wants: its own where both are there and in order, else those of its period. */
export function wantedDays({ period, from, until }: PeriodFilter, today: BusinessDay): Days {
  if (hasOwnDays({ period, from, until })) {
    // longer ones are refused
    const first = daysAfter(until, 1 - MOST_DAYS_REPORTED)
    return { from: from < first ? first : from, until }
  }
  return daysOfPeriod(period || USUAL_PERIOD, today)
}

export function hasOwnDays({ period, from, until }: PeriodFilter): boolean {
  return period === '' && from !== '' && until !== '' && from <= until
}
