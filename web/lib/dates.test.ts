import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatLastDay, formatTime } from './dates.ts'

describe('dates as Indonesians write them', () => {
  it('writes day, short month and year', () => {
    expect(formatDate('2026-12-31T03:00:00.000Z')).toBe('31 Des 2026')
    expect(formatDate('2026-05-01T03:00:00.000Z')).toBe('1 Mei 2026')
  })

  it('writes hours and minutes with a dot, in western Indonesian time', () => {
    expect(formatTime('2026-12-31T11:30:00.000Z')).toBe('18.30 WIB')
    expect(formatTime('2026-12-31T18:05:00.000Z')).toBe('01.05 WIB')
  })

  it('takes the day of Jakarta, not that of the machine', () => {
    expect(formatDateTime('2026-12-31T17:00:00.000Z')).toBe('1 Jan 2027, 00.00 WIB')
  })
})

it('names the last day of what ends at a midnight of Jakarta', () => {
  expect(formatLastDay('2026-12-31T17:00:00.000Z')).toBe('31 Des 2026')
  expect(formatLastDay('2026-12-31T17:00:00.001Z')).toBe('1 Jan 2027')
})

it('names every month as Indonesians do', () => {
  const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`)
  expect(days.map((day) => formatDay(day).split(' ')[1]).join(' ')).toBe(
    'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des',
  )
})
