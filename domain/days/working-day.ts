import { type BusinessDay, businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import { weekdayOf } from './weekdays.ts'

const none: ReadonlySet<BusinessDay> = new Set()

/** Whether people work on this day: from Monday to Friday, but for the days on which they are closed. */
export function isWorkingDay(day: BusinessDay, closed = none): boolean {
  return weekdayOf(day) <= 5 && !closed.has(day)
}

/** The day by which so many working days have passed, the first of them the next after this day; itself for none. */
export function workingDaysAfter(day: BusinessDay, days: number, closed = none): BusinessDay {
  let reached = day
  for (let left = days; left > 0; ) {
    reached = dayAfter(reached)
    if (isWorkingDay(reached, closed)) left--
  }
  return reached
}

/**
 * The instant that many working days later at the same time of day in Jakarta; a deadline that starts on a closed day
 * counts from the start of the next working day.
 */
export function workingDeadline(beginsAt: Date, days: number, closed = none): Date {
  const day = businessDay(beginsAt)
  const begins = isWorkingDay(day, closed) ? beginsAt : startOfDay(workingDaysAfter(day, 1, closed))
  const from = businessDay(begins)
  const timeOfDay = begins.getTime() - startOfDay(from).getTime()
  return new Date(startOfDay(workingDaysAfter(from, days, closed)).getTime() + timeOfDay)
}
