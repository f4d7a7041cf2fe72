import { expect, it } from 'vitest'
import { readQuantity, shownQuantity } from './quantity-text.ts'

it.each([
  ['1250.5', '1.250,5'],
  ['1250', '1.250'],
  ['999.125', '999,125'],
  ['1234567', '1.234.567'],
  ['0.5', '0,5'],
  [null, ''],
])('shows the quantity %s of the wire as %j, and reads it back [CART-3]', (units, shown) => {
  expect(shownQuantity(units)).toBe(shown)
  expect(readQuantity(shown)).toBe(units)
})

it('reads a quantity with space around it, and space alone as none [CART-3]', () => {
  expect([readQuantity(' 1.250,5 '), readQuantity('  ')]).toEqual(['1250.5', null])
})
