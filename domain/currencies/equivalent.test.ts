import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, isMore } from '../money.ts'
import { equivalentOf } from './currency.ts'

describe('the equivalent of an amount in Rupiah', () => {
  it('is exact, rounded half up to 2 decimals [HEAD-6]', () => {
    expect(equivalentOf('76000.00', '16065.00')).toEqual({ amount: '4.73', below: false })
    expect(equivalentOf('100.50', '100.00')).toEqual({ amount: '1.01', below: false })
    expect(equivalentOf('9999999999999.99', '1.00').amount).toBe('9999999999999.99')
  })

  it('is never nothing for something: less than the smallest amount says so [HEAD-6]', () => {
    expect(equivalentOf('100.00', '16065.00')).toEqual({ amount: '0.01', below: true })
    expect(equivalentOf('160.65', '16065.00')).toEqual({ amount: '0.01', below: false })
    expect(equivalentOf('0.00', '16065.00')).toEqual({ amount: '0.00', below: false })
  })

  it('makes, at the same rate, the amount again, but for half a hundredth [HEAD-6]', () => {
    const cents = fc.bigInt({ min: 100_000n, max: 10n ** 15n }).map((value) => decimal(value).dividedBy(100, 2).text(2))
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 99_999 }), (amount, rate) => {
        const { amount: found, below } = equivalentOf(amount, String(rate))
        if (below) return
        const off = decimal(found).times(rate).minus(amount)
        expect(isMore(off, decimal(rate).times('0.005'))).toBe(false)
        expect(isMore(decimal(0).minus(off), decimal(rate).times('0.005'))).toBe(false)
      }),
    )
  })

  it('needs a rate above zero', () => {
    expect(() => equivalentOf('1.00', '0.00')).toThrow(RangeError)
  })
})
