import { describe, expect, it } from 'vitest'
import { nextRepeat } from './repeat.ts'

describe('a list that repeats every month', () => {
  it('makes its next draft on that day of this month or the next [ORDER-7]', () => {
    expect(nextRepeat(15, '2026-03-02')).toBe('2026-03-15')
    expect(nextRepeat(15, '2026-03-15')).toBe('2026-04-15')
    expect(nextRepeat(1, '2026-12-31')).toBe('2027-01-01')
  })

  it('makes it on the last day where a month is too short [ORDER-7]', () => {
    expect(nextRepeat(31, '2026-01-31')).toBe('2026-02-28')
    expect(nextRepeat(29, '2028-02-01')).toBe('2028-02-29')
    expect(nextRepeat(31, '2000-02-01')).toBe('2000-02-29')
    expect(nextRepeat(31, '2100-02-01')).toBe('2100-02-28')
    expect(nextRepeat(31, '2026-04-02')).toBe('2026-04-30')
    expect(nextRepeat(31, '2026-04-30')).toBe('2026-05-31')
  })
})
