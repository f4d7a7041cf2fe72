import { type BusinessDay, businessDay, daysAfter, startOfDay } from '../business-day.ts'

/** What is due later than in so many days is no work of today. */
const DAYS_AHEAD = 7

/** The most tasks that are listed: more than anybody does in a day. */
export const MOST_TASKS = 50

/** The order of a task among others. */
export interface Dated {
  /** When its time is over; null: it has no last moment. */
  until: Date | null
  /** Since when it waits. */
  since: Date
  /** It stands before all others, whatever their deadlines. */
  isFirst?: boolean
}

/** The last day whose deadlines are work of today. */
export function lastDayAhead(now: Date): BusinessDay {
  return daysAfter(businessDay(now), DAYS_AHEAD)
}

/**
 * Tasks by deadline, those of one moment by how long they have waited; what has no deadline stands with what ends
 * today, since nobody gains by its waiting, and what would undo the work of others before all [UX-3].
 */
export function byDeadline<Task extends Dated>(tasks: readonly Task[], now: Date): Task[] {
  const tonight = startOfDay(daysAfter(businessDay(now), 1)).getTime()
  const last = ({ until, isFirst }: Task) => (isFirst ? 0 : (until?.getTime() ?? tonight))
  return [...tasks].sort((one, other) => last(one) - last(other) || one.since.getTime() - other.since.getTime())
}
