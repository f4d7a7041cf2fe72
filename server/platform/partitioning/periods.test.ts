import { describe, expect, it } from 'vitest'
import { periodOf, periodsAhead } from './periods.ts'

describe('the parts of a table', () => {
  it.each([
    ['2026-11-30T23:59:59.999+07:00', '2026_11'],
    ['2026-12-01T00:00:00+07:00', '2026_12'],
    // still November in UTC
    ['2026-11-30T17:00:00Z', '2026_12'],
    ['2026-12-01T00:00:00Z', '2026_12'],
    ['2026-12-31T16:59:59Z', '2026_12'],
    ['2026-12-31T17:00:00Z', '2027_01'],
  ])('by month begin at midnight in Jakarta: %s is in %s [OPS-1]', (at, suffix) => {
    const period = periodOf('month', new Date(at))
    expect(period.suffix).toBe(suffix)
    expect(period.since.getTime()).toBeLessThanOrEqual(Date.parse(at))
    expect(period.until.getTime()).toBeGreaterThan(Date.parse(at))
  })

  it.each([
    ['2026-12-31T16:59:59.999Z', '2026'],
    ['2026-12-31T17:00:00Z', '2027'],
  ])('by year begin at midnight in Jakarta: %s is in %s [OPS-1]', (at, suffix) => {
    expect(periodOf('year', new Date(at)).suffix).toBe(suffix)
  })

  it('are there for three months ahead whenever they are looked after, without a gap [OPS-1]', () => {
    for (const unit of ['month', 'year'] as const)
      for (const now of ['2026-01-31T20:00:00Z', '2027-12-31T16:59:59Z', '2028-02-29T00:00:00+07:00']) {
        const periods = periodsAhead(unit, new Date(now))
        expect(periods[0]?.since.getTime()).toBeLessThanOrEqual(Date.parse(now))
        expect(periods.slice(1).map(({ since }) => since)).toEqual(periods.slice(0, -1).map(({ until }) => until))
        const ahead = (periods.at(-1)?.until.getTime() ?? 0) - Date.parse(now)
        expect(ahead).toBeGreaterThanOrEqual(89 * 24 * 60 * 60 * 1000)
      }
  })
})
