import { jakartaTime } from '../business-day.ts'
import { Refusal } from '../refusal.ts'

/** When a seller answers on a day of the week, by a clock in Jakarta. */
export interface AnsweringDay {
  /** 1 for Monday. */
  weekday: number
  /** '08:00' */
  opens: string
  /** '17:00', the first minute that is too late. */
  closes: string
}

/** @throws Refusal chat_hours_twice | chat_hours_end_early [SELLER-1] */
export function checkHours(days: readonly AnsweringDay[]): void {
  const field = 'jam'
  if (new Set(days.map(({ weekday }) => weekday)).size < days.length) throw new Refusal('chat_hours_twice', { field })
  if (days.some(({ opens, closes }) => closes <= opens)) throw new Refusal('chat_hours_end_early', { field })
}

/** Whether a seller with these hours answers at an instant; one that names none may answer at any time. */
export function isAnswering(days: readonly AnsweringDay[], now: Date): boolean {
  if (days.length === 0) return true
  const there = jakartaTime(now)
  const time = there.toISOString().slice(11, 16)
  const weekday = there.getUTCDay() || 7
  return days.some((day) => day.weekday === weekday && day.opens <= time && time < day.closes)
}
