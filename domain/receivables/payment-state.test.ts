import { describe, expect, it } from 'vitest'
import { dueDay, payByDay } from './due-day.ts'
import { paymentStateLabel, paymentStateOf } from './payment-state.ts'

describe('an order', () => {
  it.each([
    ['unpaid', '100.00', '100.00', null],
    ['unpaid', '100.00', '100.00', '2026-03-02'],
    ['partly', '100.00', '0.01', '2026-03-02'],
    ['partly', '100.00', '99.99', null],
    ['overdue', '100.00', '100.00', '2026-03-01'],
    ['overdue', '100.00', '0.01', '2026-03-01'],
    ['paid', '100.00', '0.00', '2026-03-01'],
    ['paid', '0.00', '0.00', null],
  ] as const)('is %s of %s with %s left and due on %s [PAY-1]', (state, comesTo, open, due) => {
    expect(paymentStateOf({ comesTo, open, due }, '2026-03-02')).toBe(state)
  })
})

it('is named by how it stands [PAY-1]', () => {
  expect(paymentStateLabel('overdue')).toBe('Lewat jatuh tempo')
})

// an invoice goes with its goods
const withGoods = { days: [], closed: new Set<string>() }

it('an order on credit is due so many days after the day it was shipped in Jakarta, over months and years [ORDER-1]', () => {
  expect(dueDay('tempo-30', new Date('2026-12-15T16:59:59Z'), withGoods)).toBe('2027-01-14')
  expect(dueDay('tempo-30', new Date('2026-12-15T17:00:00Z'), withGoods)).toBe('2027-01-15')
  expect(dueDay('transfer', new Date('2026-12-15T17:00:00Z'), withGoods)).toBeNull()
})

it('an order on credit is due so many days after its invoice was exchanged [PAY-2]', () => {
  // shipped on a Tuesday, exchanged on the Friday after
  const onFridays = { days: [5], closed: new Set<string>() }
  expect(dueDay('tempo-30', new Date('2026-12-15T16:59:59Z'), onFridays)).toBe('2027-01-17')
  expect(dueDay('transfer', new Date('2026-12-15T16:59:59Z'), onFridays)).toBeNull()
})

it('an order by transfer is to be paid within three days of its confirmation, another one is not [PAY-1]', () => {
  expect(payByDay('transfer', new Date('2026-12-29T17:00:00Z'))).toBe('2027-01-02')
  expect(payByDay('cod', new Date('2026-12-29T17:00:00Z'))).toBeNull()
  expect(payByDay('tempo-7', new Date('2026-12-29T17:00:00Z'))).toBeNull()
})
