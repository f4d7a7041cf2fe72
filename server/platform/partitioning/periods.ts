import { businessDay, businessMonth, startOfDay } from '#domain/business-day.ts'

/** The period of one partition of a table. */
export type Unit = 'month' | 'year'

/** A month or a year of Asia/Jakarta. */
export interface Period {
  /** The suffix in the name of a partition. */
  suffix: string
  since: Date
  /** The first instant after it. */
  until: Date
}

// whatever the jobs do, rows of the next three months have their place
const AHEAD: Record<Unit, number> = { month: 3, year: 1 }

/** The period of an instant, and those after it that have their place already. */
export function periodsAhead(unit: Unit, now: Date): Period[] {
  const periods = [periodOf(unit, now)]
  for (let ahead = 0; ahead < AHEAD[unit]; ahead++) periods.push(periodOf(unit, periods.at(-1)?.until ?? now))
  return periods
}

/** The month or year in which an instant lies. */
export function periodOf(unit: Unit, at: Date): Period {
  const [year = '', month = ''] = businessDay(at).split('-')
  if (unit === 'year')
    return { suffix: year, since: startOfDay(`${year}-01-01`), until: startOfDay(`${Number(year) + 1}-01-01`) }
  const { start, end } = businessMonth(at)
  return { suffix: `${year}_${month}`, since: start, until: end }
}
