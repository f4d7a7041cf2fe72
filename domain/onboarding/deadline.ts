import { type BusinessDay, businessDay, startOfDay } from '../business-day.ts'
import { isWorkingDay, workingDaysAfter } from '../working-day.ts'

/**
 * Until when an application that was complete at this instant should be decided: the same time on the next working day in
 * Jakarta, from Monday to Friday but for holidays. What comes on another day counts from the beginning of the next working
 * day [ADM-2].
 */
export function deadlineOf(completeAt: Date, closed: ReadonlySet<BusinessDay>): Date {
  const day = businessDay(completeAt)
  const begins = isWorkingDay(day, closed) ? completeAt : startOfDay(workingDaysAfter(day, 1, closed))
  const from = businessDay(begins)
  const timeOfDay = begins.getTime() - startOfDay(from).getTime()
  return new Date(startOfDay(workingDaysAfter(from, 1, closed)).getTime() + timeOfDay)
}
