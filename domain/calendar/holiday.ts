import type { BusinessDay } from '../business-day.ts'
import { words } from '../codec.ts'

/** Set by law and decree, or taken by all together beside it ('cuti bersama'). */
export const holidayKind = words({ national: 'libur_nasional', joint: 'cuti_bersama' })
export type HolidayKind = keyof typeof holidayKind.names

/** A day on which the whole country does not work. */
export interface Holiday {
  day: BusinessDay
  name: string
  kind: HolidayKind
}
