import { expect, it } from 'vitest'
import { daysAfter } from '../business-day.ts'
import { ageOf, dueDaysOf, receivableAges } from './receivable-age.ts'

it('puts every due day into exactly one age [SHOP-9, PAY-2]', () => {
  const today = '2026-03-02'
  for (let days = -40; days <= 120; days++) {
    const due = daysAfter(today, -days)
    const ages = receivableAges.filter((age) => {
      const { from, until } = dueDaysOf(age, today)
      return (from === null || due >= from) && (until === null || due <= until)
    })
    expect(ages, `${days} days ago`).toHaveLength(1)
  }
})

it('counts the last day to pay as not due, and the day after as one day late [PAY-2]', () => {
  expect(dueDaysOf('notDue', '2026-03-02').from).toBe('2026-03-02')
  expect(dueDaysOf('upTo30', '2026-03-02')).toEqual({ from: '2026-01-31', until: '2026-03-01' })
  expect(dueDaysOf('over90', '2026-03-02')).toEqual({ from: null, until: '2025-12-01' })
})

it.each([
  [null, 'notDue'],
  ['2026-03-03', 'notDue'],
  ['2026-03-02', 'notDue'],
  ['2026-03-01', 'upTo30'],
  ['2026-01-31', 'upTo30'],
  ['2026-01-30', 'upTo60'],
  ['2026-01-01', 'upTo60'],
  ['2025-12-31', 'upTo90'],
  ['2025-12-02', 'upTo90'],
  ['2025-12-01', 'over90'],
])('is of what is due on %s on 2 March: %s [PAY-2]', (due, age) => {
  expect(ageOf(due, '2026-03-02')).toBe(age)
})
