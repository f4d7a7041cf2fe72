import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountText, decimal } from '../money.ts'
import { lineAmount, sumOf } from './amounts.ts'

const units = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((n) => decimal(n).times('0.001').text(3))
const prices = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((n) => amountText(decimal(n).times('0.01')))

it.each([
  ['25', '18450.00', '461250.00'],
  ['0.5', '1250000.00', '625000.00'],
  ['2.505', '0.33', '0.83'],
  ['100.000', '98500', '9850000.00'],
])('%s units at %s are %s [CART-7]', (count, price, amount) => {
  expect(lineAmount(count, price)).toBe(amount)
})

it('is exact to the cent, rounded half up, for every quantity and price [CART-7]', () => {
  fc.assert(
    fc.property(units, prices, (count, price) => {
      const [grams, cents] = [count, price].map((text) => BigInt(text.replace('.', ''))) as [bigint, bigint] // two of two
      const rounded = (grams * cents + 500n) / 1000n
      expect(lineAmount(count, price)).toBe(`${rounded / 100n}.${String(rounded % 100n).padStart(2, '0')}`)
    }),
  )
})

it('adds amounts exactly; nothing adds up to 0.00 [CART-7]', () => {
  expect(sumOf([])).toBe('0.00')
  expect(sumOf(['0.10', '0.20', '1000000'])).toBe('1000000.30')
})
