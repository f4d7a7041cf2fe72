import { expect, it } from 'vitest'
import { byDebt } from './due-day.ts'

it('lists who owes most first, and of two that owe the same by name, then id [PAY-2]', () => {
  const of = (customerId: string, name: string, total: string) => ({ customerId, name, total })
  const debtors = [of('3', 'Citra', '0.00'), of('2', 'Bima', '5.00'), of('5', 'Adi', '5.00'), of('4', 'Adi', '5.00')]
  const listed = [...debtors, of('1', 'Dewi', '10.00')]
  const sorted = ['1', '4', '5', '2', '3']
  expect(listed.toSorted(byDebt).map(({ customerId }) => customerId)).toEqual(sorted)
  expect(
    listed
      .toReversed()
      .toSorted(byDebt)
      .map(({ customerId }) => customerId),
  ).toEqual(sorted)
  expect(byDebt(of('1', 'Adi', '5.00'), of('1', 'Adi', '5.00'))).toBe(0)
})
