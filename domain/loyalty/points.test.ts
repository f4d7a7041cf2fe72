import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDay } from '../business-day.ts'
import { expiryOf, pointsEarned } from './ledger.ts'

const rule = { rupiahPerPoint: 10_000, lastMonths: 12 }

describe('points of an order', () => {
  it.each([
    ['10000.00', '0.00', 1],
    ['9999.99', '0.00', 0],
    ['1254999.99', '0.00', 125],
    ['1000000.00', '250000.00', 75],
    ['50000.00', '50000.00', 0],
  ])('of Rp %s goods less a voucher of Rp %s are %i [ORDER-6]', (goods, voucher, points) => {
    expect(pointsEarned(goods, voucher, rule)).toBe(points)
  })

  it('end 12 months later, when the Jakarta day of the same date is over [ORDER-6]', () => {
    // half past midnight in Jakarta
    expect(expiryOf(new Date('2026-11-19T17:30:00Z'), rule)).toEqual(new Date('2027-11-20T17:00:00Z'))
    expect(expiryOf(new Date('2026-12-31T10:00:00Z'), rule)).toEqual(new Date('2027-12-31T17:00:00Z'))
    expect(expiryOf(new Date('2028-02-29T05:00:00Z'), rule)).toEqual(new Date('2029-02-28T17:00:00Z'))
  })

  it('follow the rule that holds when they are earned, to the end of a shorter month [ADM-5, ORDER-6]', () => {
    const other = { rupiahPerPoint: 25_000, lastMonths: 3 }
    expect(pointsEarned('99999.99', '0.00', other)).toBe(3)
    expect(expiryOf(new Date('2026-11-30T05:00:00Z'), other)).toEqual(new Date('2027-02-28T17:00:00Z'))
    expect(expiryOf(new Date('2026-12-31T05:00:00Z'), other)).toEqual(new Date('2027-03-31T17:00:00Z'))
  })

  it('last at least a year less a leap day, and end at a midnight of Jakarta [ORDER-6]', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (at) => {
        const end = expiryOf(at, rule)
        const days = (end.getTime() - at.getTime()) / 86_400_000
        expect(days).toBeGreaterThanOrEqual(365)
        expect(days).toBeLessThanOrEqual(367)
        expect(businessDay(end)).not.toBe(businessDay(new Date(end.getTime() - 1)))
      }),
    )
  })
})
