import type { BusinessDay } from '#domain/business-day.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findHolidays } from './queries.ts'

/** The days from this one on, itself included, on which the country does not work. */
export async function findClosedDays(db: Db | Tx, from: BusinessDay): Promise<ReadonlySet<BusinessDay>> {
  return new Set((await findHolidays(db, from)).map(({ day }) => day))
}
