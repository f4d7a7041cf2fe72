import { expect, it } from 'vitest'
import { daysOfMonth, monthAfter, monthOf } from './month.ts'

it('is the month of a day in Jakarta [TAX-2]', () => {
  expect(monthOf('2026-03-31')).toBe('2026-03')
})

it.each([
  ['2026-03', '2026-03-01', '2026-03-31'],
  ['2026-04', '2026-04-01', '2026-04-30'],
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
])('%s lasts from %s to %s [TAX-2]', (month, from, until) => {
  expect(daysOfMonth(month)).toEqual({ from, until })
})

it.each([
  ['2026-03', 0, '2026-03'],
  ['2026-03', -2, '2026-01'],
  ['2026-03', -3, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-11', 1, '2026-12'],
  ['2026-01', 24, '2028-01'],
  ['0999-12', 1, '1000-01'],
  ['1000-01', -1, '0999-12'],
])('%s and %i months is %s [TAX-2]', (month, months, after) => {
  expect(monthAfter(month, months)).toBe(after)
})
