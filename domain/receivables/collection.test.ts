import { describe, expect, it } from 'vitest'
import { daysLate, dueDaysAt, exchangeDay, reminderSteps } from './collection.ts'

const none: ReadonlySet<string> = new Set()

describe('the day on which invoices are exchanged', () => {
  it('is the day of shipping where there is none [PAY-2]', () => {
    expect(exchangeDay('2026-03-03', { days: [], closed: none })).toBe('2026-03-03')
  })

  it('is the next such day after shipping, never the same [PAY-2]', () => {
    // 3 March 2026 is a Tuesday
    expect(exchangeDay('2026-03-02', { days: [2, 5], closed: none })).toBe('2026-03-03')
    expect(exchangeDay('2026-03-03', { days: [2, 5], closed: none })).toBe('2026-03-06')
    expect(exchangeDay('2026-03-03', { days: [2], closed: none })).toBe('2026-03-10')
    expect(exchangeDay('2026-12-30', { days: [5], closed: none })).toBe('2027-01-01')
  })

  it('is no holiday [PAY-2]', () => {
    expect(exchangeDay('2026-12-30', { days: [5], closed: new Set(['2027-01-01']) })).toBe('2027-01-08')
    expect(exchangeDay('2026-03-02', { days: [2, 4], closed: new Set(['2026-03-03']) })).toBe('2026-03-05')
  })
})

describe('a reminder', () => {
  it.each([
    ['2026-03-06', null],
    ['2026-03-07', -3],
    ['2026-03-09', -3],
    ['2026-03-10', 0],
    ['2026-03-11', 1],
    ['2026-03-16', 1],
    ['2026-03-17', 7],
    ['2026-03-23', 7],
    ['2026-03-24', 14],
    ['2026-12-31', 14],
  ])('of what is due on 10 March has come on %s to step %j [PAY-2]', (today, step) => {
    const reached = reminderSteps.filter((one) => {
      const { from, until } = dueDaysAt(one, today)
      return '2026-03-10' <= until && '2026-03-10' >= (from ?? '')
    })
    expect(reached).toEqual(step === null ? [] : [step])
  })

  it('counts days over the ends of months and years [PAY-2]', () => {
    expect(daysLate('2026-12-31', '2027-01-01')).toBe(1)
    expect(daysLate('2027-01-01', '2026-12-31')).toBe(-1)
    expect(daysLate('2026-02-28', '2026-03-01')).toBe(1)
  })
})
