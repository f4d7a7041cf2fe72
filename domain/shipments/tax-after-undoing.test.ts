import { expect, it } from 'vitest'
import { taxAfterUndoing } from './tax-after-undoing.ts'

it('says of an undone shipment what its faktur pajak needs in Coretax, where there is PPN on it [SHIP-1, TAX-2]', () => {
  expect(taxAfterUndoing({ isTaxed: true })).toMatch(/ Bila .* Coretax, .* dibatalkan atau diganti di Coretax\.$/)
  expect(taxAfterUndoing({ isTaxed: false })).toBe('')
})
