import { expect, it } from 'vitest'
import { isWorkingDay, workingDaysAfter } from './working-day.ts'

it.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-23', true],
])('says of %s whether people work: %s', (day, expected) => {
  expect(isWorkingDay(day)).toBe(expected)
})

it('takes a day on which a company is closed for none', () => {
  expect(isWorkingDay('2026-12-25', new Set(['2026-12-25']))).toBe(false)
})

it.each([
  ['2026-11-18', 0, '2026-11-18'],
  ['2026-11-18', 1, '2026-11-19'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-18', 14, '2026-12-08'],
  ['2026-12-24', 2, '2026-12-29'],
])('counts from %s %i working days to %s, past weekends and closed days', (from, days, reached) => {
  expect(workingDaysAfter(from, days, new Set(['2026-12-25']))).toBe(reached)
})
