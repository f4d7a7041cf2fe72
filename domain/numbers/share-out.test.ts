import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, decimal, isMore, lesser } from '#domain/money.ts'
import { shareOut } from './share-out.ts'

const rupiah = fc.integer({ min: 1, max: 50_000_000 }).map((whole) => `${whole}.00`)
const goods = fc.array(
  fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => amountText(decimal(cents).times('0.01'))),
  { minLength: 1, maxLength: 12 },
)

describe('an amount that is shared out', () => {
  it.each([
    ['50000.00', ['1000000.00'], ['50000.00']],
    ['50000.00', ['1000000.00', '3000000.00'], ['12500.00', '37500.00']],
    // what rounding leaves goes where most was cut off, and not to the last
    ['10001.00', ['99010.00', '990.00'], ['9902.00', '99.00']],
    ['1999.00', ['99010.00', '990.00'], ['1979.00', '20.00']],
    ['200.00', ['2000.00', '1001.00', '999.00'], ['100.00', '50.00', '50.00']],
    // of equals to the first
    ['100.00', ['1000.00', '1000.00', '1000.00'], ['34.00', '33.00', '33.00']],
    // never more than the goods of an order
    ['100.00', ['60.50', '20.00'], ['60.00', '20.00']],
    ['3.00', ['1.90', '1.90', '0.90', '1.00'], ['1.00', '1.00', '0.00', '1.00']],
    ['100.00', ['0.00', '0.50'], ['0.00', '0.00']],
  ])('of Rp %s over goods of %j is %j [ORDER-1]', (amount, sellers, shares) => {
    expect(shareOut(amount, sellers)).toEqual(shares)
  })

  it('is exact, in whole Rupiah, no part more than its room or a Rupiah from its proportion [ORDER-1] [SELLER-1]', () => {
    fc.assert(
      fc.property(rupiah, goods, (amount, sellers) => {
        const shares = shareOut(amount, sellers)
        const whole = sellers.map((one) => decimal(one).rounded(0, 'down'))
        const room = whole.reduce((sum, one) => sum.plus(one), decimal(0))
        const sum = shares.reduce((total, share) => total.plus(share), decimal(0))
        expect(amountText(sum)).toBe(amountText(lesser(room, amount)))
        for (const [index, share] of shares.entries()) {
          expect(share).toMatch(/^\d+\.00$/)
          expect(isMore(share, sellers[index] ?? 0)).toBe(false)
          const least = isMore(room, 0) ? sum.times(whole[index] ?? 0).dividedBy(room, 0, 'down') : 0
          expect(isMore(least, share)).toBe(false)
          expect(isMore(share, decimal(least).plus(1))).toBe(false)
        }
      }),
    )
  })
})
