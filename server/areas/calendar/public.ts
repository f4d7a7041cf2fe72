import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { deadlineOf } from '#domain/calendar/holiday.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findHolidays } from './queries.ts'

/** The days from this one on, itself included, on which the country does not work. */
export async function findClosedDays(db: Db | Tx, from: BusinessDay): Promise<ReadonlySet<BusinessDay>> {
  return new Set((await findHolidays(db, from)).map(({ day }) => day))
}

export { findHolidays } from './queries.ts'

/** Until when administrators should decide on what was complete at this instant [ADM-2]. */
export async function findDeadline(tx: Tx, completeAt: Date): Promise<Date> {
  return deadlineOf(completeAt, await findClosedDays(tx, businessDay(completeAt)))
}
