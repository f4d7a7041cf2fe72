import { expect, it } from 'vitest'
import { paymentTypeLabel } from './payment-type.ts'

it.each([
  ['transfer', 'Transfer'],
  ['cod', 'Bayar di tempat (COD)'],
  ['tempo-30', 'Tempo 30 hari'],
  ['x-tempo-30', 'x-tempo-30'],
  ['tempo-30x', 'tempo-30x'],
])('calls %s as people do: %s [ORDER-1]', (code, label) => {
  expect(paymentTypeLabel(code)).toBe(label)
})
