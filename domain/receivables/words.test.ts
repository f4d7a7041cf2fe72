import { expect, it } from 'vitest'
import { type ActKind, actKind, actLabel, isUndoable } from './words.ts'

it('names an act of the ledger, and a payment by how it came [PAY-1] [PAY-3]', () => {
  expect([actLabel('payment'), actLabel('write_off')]).toEqual(['Pembayaran', 'Dihapusbukukan'])
  expect(actLabel('payment', 'virtual_account')).toBe('Pembayaran virtual account')
  expect(actLabel('reversal', 'virtual_account')).toBe('Dibatalkan')
})

it('undoes what people recorded, never what follows an order [PAY-1]', () => {
  const kinds = Object.keys(actKind.names) as ActKind[] // its keys are those
  expect(kinds.filter(isUndoable)).toEqual(['payment', 'credit_use', 'write_off'])
})
