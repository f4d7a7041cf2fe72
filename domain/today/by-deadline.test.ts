import { describe, expect, it } from 'vitest'
import { byDeadline, lastDayAhead } from './by-deadline.ts'

const at = (text: string) => new Date(`${text}+07:00`)
const since = at('2026-11-01T08:00:00')

describe('the order of tasks', () => {
  it('is that of their deadlines, and of one moment that of their waiting [UX-3]', () => {
    const late = { until: at('2026-11-19T00:00:00'), since }
    const newer = { until: at('2026-11-21T00:00:00'), since: at('2026-11-20T09:00:00') }
    const older = { until: at('2026-11-21T00:00:00'), since }
    const next = { until: at('2026-11-22T00:00:00'), since }
    expect(byDeadline([next, newer, late, older], at('2026-11-20T10:00:00'))).toEqual([late, older, newer, next])
  })

  it('puts what has no deadline behind what is late and before what ends tomorrow, until the last minute [UX-3]', () => {
    const open = { until: null, since: at('2026-10-31T08:00:00') }
    const late = { until: at('2026-11-20T12:00:00'), since }
    const tomorrow = { until: at('2026-11-22T00:00:00'), since }
    for (const now of ['2026-11-20T00:00:00', '2026-11-20T23:59:59']) {
      expect(byDeadline([tomorrow, open, late], at(now))).toEqual([late, open, tomorrow])
    }
    expect(byDeadline([tomorrow, open], at('2026-11-21T00:00:00'))).toEqual([open, tomorrow])
  })

  it('puts what would undo the work of others before all [UX-3, SHIP-1]', () => {
    const late = { until: at('2026-11-20T12:00:00'), since }
    const first = { until: null, since: at('2026-11-20T09:00:00'), isFirst: true }
    expect(byDeadline([late, first], at('2026-11-20T10:00:00'))).toEqual([first, late])
  })

  it('looks a week ahead in Jakarta [UX-3]', () => {
    expect(lastDayAhead(at('2026-11-20T23:59:59'))).toBe('2026-11-27')
    expect(lastDayAhead(at('2026-11-21T00:00:00'))).toBe('2026-11-28')
  })
})
