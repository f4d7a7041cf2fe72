import fc from 'fast-check'
import { expect, it } from 'vitest'
import { businessDay } from '#domain/business-day.ts'
import { countDays, daysBefore, daysOfPeriod, firstDayOfWeek, type Period } from './period.ts'

it.each<() => [Period, string, string]>([
  () => ['sevenDays', '2026-03-02', '2026-02-24'],
  () => ['thirtyDays', '2026-03-02', '2026-02-01'],
  () => ['thisMonth', '2026-03-31', '2026-03-01'],
  () => ['thisQuarter', '2026-03-31', '2026-01-01'],
  () => ['thisQuarter', '2026-04-01', '2026-04-01'],
  () => ['thisQuarter', '2026-12-31', '2026-10-01'],
])('a period ends today and includes both ends [SHOP-9]', (row) => {
  const [period, today, from] = row()
  expect(daysOfPeriod(period, today)).toEqual({ from, until: today })
})

it('compares with as many days just before [SHOP-9]', () => {
  expect(daysBefore({ from: '2026-03-01', until: '2026-03-31' })).toEqual({ from: '2026-01-29', until: '2026-02-28' })
  const day = fc
    .date({ min: new Date('2001-01-01'), max: new Date('2098-01-01'), noInvalidDate: true })
    .map(businessDay)
  fc.assert(
    fc.property(day, day, (one, other) => {
      const days = one < other ? { from: one, until: other } : { from: other, until: one }
      const before = daysBefore(days)
      expect(countDays(before)).toBe(countDays(days))
      expect(countDays({ from: before.from, until: days.until })).toBe(2 * countDays(days))
    }),
  )
})

it('begins a week on Monday [SHOP-9]', () => {
  expect(['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09'].map(firstDayOfWeek)).toEqual([
    '2026-02-23',
    '2026-03-02',
    '2026-03-02',
    '2026-03-09',
  ])
})
