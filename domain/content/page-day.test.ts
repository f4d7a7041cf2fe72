import { expect, it } from 'vitest'
import { earliestDay, mayChange } from './page-name.ts'

it.each([
  ['about', '2026-03-31'],
  ['terms', '2026-04-01'],
  ['privacy', '2026-04-01'],
] as const)('a version of %s written on 2026-03-31 is valid from %s at the earliest [ADM-4]', (page, earliest) => {
  expect(earliestDay(page, '2026-03-31')).toBe(earliest)
  expect(mayChange(page, earliest, '2026-03-31')).toBe(true)
  expect(mayChange(page, '2026-03-30', '2026-03-31')).toBe(false)
})

it('a version that people may have agreed to today is never changed [ADM-4]', () => {
  expect(mayChange('terms', '2026-03-31', '2026-03-31')).toBe(false)
})
