import type { BusinessDay } from '#domain/business-day.ts'
import { workingDeadline } from '#domain/days/working-day.ts'
import { words } from '#domain/words.ts'

/** Set by law and decree, or taken by all together beside it ('cuti bersama'). */
export const holidayKind = words({ national: 'libur_nasional', joint: 'cuti_bersama' })
export type HolidayKind = keyof typeof holidayKind.names

/** A day on which the whole country does not work. */
export interface Holiday {
  day: BusinessDay
  name: string
  kind: HolidayKind
}

/** Until when administrators should decide on what was complete at this instant: one working day later [ADM-2]. */
export function deadlineOf(completeAt: Date, closed: ReadonlySet<BusinessDay>): Date {
  return workingDeadline(completeAt, 1, closed)
}
