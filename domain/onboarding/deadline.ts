import { type BusinessDay, businessDay, dayAfter, startOfDay } from '../business-day.ts'

/**
 * Until when an application that was complete at this instant should be decided: the same time on the next working day in
 * Jakarta, Monday to Friday. What comes on another day counts from the beginning of the next working day [ADM-2].
 */
export function deadlineOf(completeAt: Date): Date {
  const day = businessDay(completeAt)
  const begins = isWorking(day) ? completeAt : startOfDay(nextWorkingDay(day))
  const from = businessDay(begins)
  const timeOfDay = begins.getTime() - startOfDay(from).getTime()
  return new Date(startOfDay(nextWorkingDay(from)).getTime() + timeOfDay)
}

function nextWorkingDay(day: BusinessDay): BusinessDay {
  const next = dayAfter(day)
  return isWorking(next) ? next : nextWorkingDay(next)
}

function isWorking(day: BusinessDay): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday >= 1 && weekday <= 5
}
