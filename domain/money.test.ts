import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, quantityText } from './money.ts'

describe('a quantity as text', () => {
  it.each([
    ['25', '25'],
    ['25.000', '25'],
    ['0.500', '0.5'],
    ['100', '100'],
    ['100.0', '100'],
    ['10.010', '10.01'],
    ['0.0', '0'],
    ['007.50', '7.5'],
    ['1e3', '1000'],
  ])('of %s is %s: no zeros that say nothing [CART-3]', (given, text) => {
    expect(quantityText(given)).toBe(text)
    expect(quantityText(decimal(given))).toBe(text)
  })

  it('is the same whether a text or a decimal is given [CART-3]', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
        const given = decimal(digits.toString())
          .div(10 ** places)
          .toFixed(places)
        expect(quantityText(given)).toBe(quantityText(decimal(given)))
      }),
    )
  })
})
