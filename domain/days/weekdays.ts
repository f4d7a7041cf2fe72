import type { BusinessDay } from '#domain/business-day.ts'

/** Days of the week: 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

const names = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const

/** Which day of the week a day is. */
export function weekdayOf(day: BusinessDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

export function weekdayName(weekday: number): string {
  return names[weekday - 1] ?? ''
}

/** 'Senin–Jumat', 'Senin, Rabu'; '' for every day. */
export function weekdaysText(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((one, other) => one - other)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined || sorted.length === 7) return ''
  const isRun = sorted.length > 2 && last - first === sorted.length - 1
  return isRun ? `${weekdayName(first)}–${weekdayName(last)}` : sorted.map(weekdayName).join(', ')
}
