import { expect, it } from 'vitest'
import { creditCode, creditDays, paymentTypeLabel } from './payment-type.ts'

it.each([
  ['transfer', 'Transfer'],
  ['cod', 'Bayar di tempat (COD)'],
  ['tempo-30', 'Tempo 30 hari'],
  ['x-tempo-30', 'x-tempo-30'],
  ['tempo-30x', 'tempo-30x'],
])('calls %s as people do: %s [ORDER-1]', (code, label) => {
  expect(paymentTypeLabel(code)).toBe(label)
})

it.each([
  ['1', 1],
  [' 30 ', 30],
  ['999', 999],
  ['0', null],
  ['030', null],
  ['1000', null],
  ['1,5', null],
  ['', null],
])('reads %j days of credit as %s: from 1 to 999 [SELLER-3]', (typed, days) => {
  expect(creditDays(creditCode(typed))).toBe(days)
})
