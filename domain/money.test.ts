import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, Decimal, decimal, isMore, isSame, lesser, quantityText } from './money.ts'

const digits = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
const cents = (count: bigint) => new Decimal(count, 2)
const grams = (count: bigint) => new Decimal(count, 3)

describe('a number as text', () => {
  it('is read and written again as it was [CARD-2]', () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 6 }), (count, places) => {
        const text = new Decimal(count, places).text(places)
        expect(text).toMatch(places > 0 ? new RegExp(`^-?\\d+\\.\\d{${places}}$`) : /^-?\d+$/)
        expect(BigInt(text.replace('.', ''))).toBe(count)
        expect(decimal(text).digits).toBe(count)
      }),
    )
  })

  it.each(['', 'NA', '1.', '.5', '1,5', '1.2.3', '+1', '0x10', ' 1', '1e999', 'Infinity'])(
    'is refused when it is no number: %j [CART-3]',
    (given) => expect(() => decimal(given)).toThrow(SyntaxError),
  )

  it.each([0.1, Number.NaN])('is no float: %j', (given) => expect(() => decimal(given)).toThrow(RangeError))
})

describe('arithmetic', () => {
  it('adds, subtracts and multiplies as whole numbers do', () => {
    fc.assert(
      fc.property(digits, digits, (one, two) => {
        expect(isSame(cents(one).plus(grams(two)), grams(one * 10n + two))).toBe(true)
        expect(isSame(cents(one).minus(grams(two)), grams(one * 10n - two))).toBe(true)
        expect(cents(one).times(grams(two))).toEqual(new Decimal(one * two, 5))
      }),
    )
  })

  it('rounds a quotient to the nearest, a half away from zero, or down, or up', () => {
    const divisors = fc.bigInt({ min: 1n, max: 10n ** 12n })
    fc.assert(
      fc.property(digits, divisors, (dividend, divisor) => {
        const [down, up, nearest] = (['down', 'up', 'half up'] as const).map(
          (rounding) => decimal(dividend).dividedBy(divisor, 0, rounding).digits,
        ) as [bigint, bigint, bigint] // three of three
        const rest = dividend - down * divisor
        expect(rest >= 0n && rest < divisor).toBe(true)
        expect(up).toBe(rest === 0n ? down : down + 1n)
        const upper = dividend < 0n ? 2n * rest > divisor : 2n * rest >= divisor
        expect(nearest).toBe(upper ? up : down)
      }),
    )
  })

  it('keeps as many decimals of a quotient as were requested', () => {
    expect(decimal(1).dividedBy(3, 2).text(2)).toBe('0.33')
    expect(decimal('-2').dividedBy('0.3', 1).text(1)).toBe('-6.7')
    expect(decimal('2.345').rounded(2).text(2)).toBe('2.35')
    expect(decimal('-0.04').rounded(1).text(1)).toBe('0.0')
  })

  it('divides by nothing that is not above zero', () => {
    expect(() => decimal(1).dividedBy('0.00', 2)).toThrow(RangeError)
    expect(() => decimal(1).dividedBy(-1, 2)).toThrow(RangeError)
  })
})

it('compares numbers, not texts', () => {
  expect(isMore('10', '9.000')).toBe(true)
  expect(isMore('9', '9.000')).toBe(false)
  expect(isSame('25', '25.000')).toBe(true)
  fc.assert(
    fc.property(digits, digits, (one, two) => {
      expect(isMore(cents(one), grams(two))).toBe(one * 10n > two)
      expect(isSame(cents(one), grams(two))).toBe(one * 10n === two)
      expect(isSame(lesser(cents(one), grams(two)), grams(one * 10n < two ? one * 10n : two))).toBe(true)
    }),
  )
})

it('writes amounts with two decimals, rounded half up [CARD-2]', () => {
  expect(amountText('125000')).toBe('125000.00')
  expect(amountText('0.125')).toBe('0.13')
  expect(amountText('-0.125')).toBe('-0.13')
  expect(amountText('0.1249')).toBe('0.12')
})

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
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }), (count, places) => {
        const given = new Decimal(count, places).text(places)
        expect(quantityText(given)).toBe(quantityText(decimal(given)))
      }),
    )
  })
})
