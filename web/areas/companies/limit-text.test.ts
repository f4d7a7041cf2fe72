import { expect, it } from 'vitest'
import { amountOf, groupedAmount } from './limit-text.ts'

it.each([
  ['1000000.00', '1.000.000'],
  ['1000000', '1.000.000'],
  ['1.000.000', '1.000.000'],
  ['0', '0'],
  ['0.00', '0'],
  ['', ''],
  ['sejuta', 'sejuta'],
])('shows the limit %s as %s [ROLE-10]', (text, shown) => {
  expect(groupedAmount(text)).toBe(shown)
})

it.each([
  ['1.000.000', '1000000'],
  ['1.500,50', '1500.50'],
  ['0', '0'],
  ['', null],
  [' ', null],
])('reads %s as %s; empty is no limit, zero is nothing [ROLE-10]', (shown, amount) => {
  expect(amountOf(shown)).toBe(amount)
})
