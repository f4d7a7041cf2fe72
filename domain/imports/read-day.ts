import type { BusinessDay } from '../business-day.ts'
import { day } from '../fields.ts'

/** Reads a day as people write it: '2026-12-01', '1/12/2026', '01-12-2026', the day before the month. @returns null where it is none */
export function readDay(text: string): BusinessDay | null {
  const [, dayOfMonth = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? []
  const written = year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
  return day.safeParse(written).data ?? null
}
