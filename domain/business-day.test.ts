import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDay, businessMonth, dayAfter, daysAfter, firstDayOfMonth, startOfDay } from './business-day.ts'

const instants = fc.date({ min: new Date('2007-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

describe('a business day', () => {
  it('is the day in Jakarta, which begins at 17:00 UTC of the day before', () => {
    expect(businessDay(new Date('2026-11-19T16:59:59.999Z'))).toBe('2026-11-19')
    expect(businessDay(new Date('2026-11-19T17:00:00.000Z'))).toBe('2026-11-20')
    expect(startOfDay('2026-11-20').toISOString()).toBe('2026-11-19T17:00:00.000Z')
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect([daysAfter('2028-02-27', 2), daysAfter('2026-03-01', -1)]).toEqual(['2028-02-29', '2026-02-28'])
    expect(firstDayOfMonth('2026-11-20')).toBe('2026-11-01')
  })

  it('holds every instant from its start to the start of the next day', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const day = businessDay(at)
        expect(startOfDay(day).getTime()).toBeLessThanOrEqual(at.getTime())
        expect(startOfDay(dayAfter(day)).getTime()).toBeGreaterThan(at.getTime())
      }),
    )
  })
})

it('knows the month in Jakarta, over the end of the year', () => {
  expect(businessMonth(new Date('2026-11-30T16:59:59Z'))).toEqual({
    start: new Date('2026-10-31T17:00:00Z'),
    end: new Date('2026-11-30T17:00:00Z'),
  })
  expect(businessMonth(new Date('2026-11-30T17:00:00Z'))).toEqual({
    start: new Date('2026-11-30T17:00:00Z'),
    end: new Date('2026-12-31T17:00:00Z'),
  })
  expect(businessMonth(new Date('2026-02-10T00:00:00Z')).end).toEqual(new Date('2026-02-28T17:00:00Z'))
})
