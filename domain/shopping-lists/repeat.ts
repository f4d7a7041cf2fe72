import type { BusinessDay } from '../business-day.ts'

/**
 * The first day after this one on which a list that repeats on a day of the month makes a draft; in a month without that
 * day its last [ORDER-7].
 */
export function nextRepeat(repeatDay: number, after: BusinessDay): BusinessDay {
  const [year = 0, month = 0] = after.split('-').map(Number)
  const here = dayOf(year, month, repeatDay)
  return here > after ? here : dayOf(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, repeatDay)
}

function dayOf(year: number, month: number, day: number): BusinessDay {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(Math.min(day, lastDayOf(year, month)))}`
}

function lastDayOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
