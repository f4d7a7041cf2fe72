import { workingDeadline } from '#domain/days/working-day.ts'
import type { BusinessDay } from '../business-day.ts'

/** Until when administrators should decide on what was complete at this instant: one working day later [ADM-2]. */
export function deadlineOf(completeAt: Date, closed: ReadonlySet<BusinessDay>): Date {
  return workingDeadline(completeAt, 1, closed)
}
