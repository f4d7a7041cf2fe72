import { type BusinessDay, businessDay, daysAfter } from '#domain/business-day.ts'
import { MOST_DAYS_AHEAD } from '#domain/limits.ts'
import type { RefusalCode } from '#domain/refusal.ts'

/** Why a buyer cannot ask for delivery on that day: it has passed in Asia/Jakarta, or is over a year ahead [ORDER-1]. */
export function requestedDayObstacle(day: BusinessDay, now: Date): RefusalCode | null {
  const today = businessDay(now)
  if (day < today) return 'wanted_day_passed'
  return day > daysAfter(today, MOST_DAYS_AHEAD) ? 'wanted_day_too_far' : null
}
