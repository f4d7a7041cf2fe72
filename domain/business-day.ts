/** A calendar day in Asia/Jakarta: '2026-11-20'. */
export type BusinessDay = string

// Jakarta is at UTC+7 all year round (Indonesia has had no summer time since 1964)
const AHEAD_MS = 7 * 60 * 60 * 1000
export const DAY_MS = 24 * 60 * 60 * 1000

/** The instant at which a clock in UTC shows what one in Jakarta shows at this one. */
export function jakartaTime(at: Date): Date {
  return new Date(at.getTime() + AHEAD_MS)
}

/** The business day of an instant. */
export function businessDay(at: Date): BusinessDay {
  return jakartaTime(at).toISOString().slice(0, 10)
}

/** The first instant of a business day; the end of a day is the start of the next. */
export function startOfDay(day: BusinessDay): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - AHEAD_MS)
}

/** The instant at which a clock in Jakarta shows a minute, as '2026-11-20T09:00'. */
export function startOfMinute(minute: string): Date {
  return new Date(Date.parse(`${minute}:00Z`) - AHEAD_MS)
}

/** Whether a text in this form is a minute of the calendar. */
export function isMinute(text: string): boolean {
  const at = startOfMinute(text)
  return !Number.isNaN(at.getTime()) && minuteOf(at) === text
}

/** The minute that a clock in Jakarta shows at an instant, in the same form. */
export function minuteOf(at: Date): string {
  return jakartaTime(at).toISOString().slice(0, 16)
}

export function dayAfter(day: BusinessDay): BusinessDay {
  return daysAfter(day, 1)
}

export function daysAfter(day: BusinessDay, days: number): BusinessDay {
  return businessDay(new Date(startOfDay(day).getTime() + days * DAY_MS))
}

export function firstDayOfMonth(day: BusinessDay): BusinessDay {
  return `${day.slice(0, 8)}01`
}

/** The month of an instant in Asia/Jakarta: its first instant, and that of the next month. */
export function businessMonth(at: Date): { start: Date; end: Date } {
  const first = firstDayOfMonth(businessDay(at))
  const [year = 0, month = 0] = first.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return { start: startOfDay(first), end: startOfDay(next) }
}
