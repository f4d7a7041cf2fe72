import type { HolidayKind } from '#domain/calendar/holiday.ts'

export const kindLabels: Record<HolidayKind, string> = { national: 'Libur nasional', joint: 'Cuti bersama' }
