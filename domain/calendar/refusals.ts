import type { RefusalTable } from '../refusals.ts'

export const calendarRefusals = {
  holiday_there: { status: 409, sentence: 'Hari ini sudah ada di kalender atau ditulis dua kali: {days}.' },
  holiday_not_found: { status: 404, sentence: 'Hari libur ini sudah tidak ada di kalender.' },
} as const satisfies RefusalTable
