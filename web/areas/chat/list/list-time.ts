import { businessDay, daysAfter } from '#domain/business-day.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit' })

/** 'HH:mm', by a clock in Jakarta. @param at milliseconds since 1970 */
export function clockTime(at: number): string {
  return clock.format(at)
}

/** 'HH:mm' of today, 'Kemarin', or 'D/M/YY' of a day before [CHAT-8]. @param at, now milliseconds since 1970 */
export function listTime(at: number, now: number): string {
  const day = businessDay(new Date(at))
  const today = businessDay(new Date(now))
  if (day >= today) return clockTime(at)
  if (day === daysAfter(today, -1)) return 'Kemarin'
  const [year = '', month, date] = day.split('-')
  return `${Number(date)}/${Number(month)}/${year.slice(2)}`
}
