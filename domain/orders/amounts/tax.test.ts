import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, type Decimal, decimal, isMore } from '#domain/money.ts'
import { rateOn, type TaxRate, taxOfLine } from './tax.ts'

const since2022: TaxRate = { validFrom: '2022-04-01', baseNumerator: 1, baseDenominator: 1, percent: '11.00' }
const since2025: TaxRate = { validFrom: '2025-01-01', baseNumerator: 11, baseDenominator: 12, percent: '12.00' }

describe('PPN of a line', () => {
  it('is 12 % of 11/12 of the amount, each step rounded half up to whole Rupiah [ORDER-1]', () => {
    expect(taxOfLine('1000000.00', since2025)).toEqual({ base: '916667.00', tax: '110000.00' })
    // 6 x 11 / 12 = 5.5 and 5.5 rounds up; 12 % of 6 is 0.72
    expect(taxOfLine('6.00', since2025)).toEqual({ base: '6.00', tax: '1.00' })
    expect(taxOfLine('1845000.00', since2025)).toEqual({ base: '1691250.00', tax: '202950.00' })
  })

  it('is nothing where the seller is no PKP [ORDER-1]', () => {
    expect(taxOfLine('1000000.00', null)).toEqual({ base: '0.00', tax: '0.00' })
  })

  it('stays within a Rupiah of the exact value, in whole Rupiah, for every amount [ORDER-1]', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (cents) => {
        const amount = amountText(decimal(cents).times('0.01'))
        const { base, tax } = taxOfLine(amount, since2025)
        expect(base).toMatch(/^\d+\.00$/)
        expect(tax).toMatch(/^\d+\.00$/)
        expect(isWithinHalf(decimal(amount).times(11).minus(decimal(base).times(12)), 12)).toBe(true)
        expect(isWithinHalf(decimal(base).times(12).minus(decimal(tax).times(100)), 100)).toBe(true)
      }),
    )
  })

  it('never falls when the amount rises [ORDER-1]', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 12n })
    fc.assert(
      fc.property(amounts, amounts, (one, more) => {
        const lower = taxOfLine(one.toString(), since2025)
        const higher = taxOfLine((one + more).toString(), since2025)
        expect(isMore(lower.tax, higher.tax)).toBe(false)
      }),
    )
  })
})

describe('the rate of a day', () => {
  const rates = [since2025, since2022]

  it('is the newest that has begun, in whatever order they are given [ORDER-1]', () => {
    for (const listed of [rates, rates.toReversed()]) {
      expect(rateOn(listed, '2024-12-31')).toBe(since2022)
      expect(rateOn(listed, '2025-01-01')).toBe(since2025)
      expect(rateOn(listed, '2026-11-20')).toBe(since2025)
    }
  })

  it('is no guess before the first', () => {
    expect(() => rateOn(rates, '2021-01-01')).toThrow('no tax rate')
  })
})

/** Whether a difference in parts of a Rupiah is at most half a Rupiah, above or below. */
function isWithinHalf(parts: Decimal, toOne: number): boolean {
  return !isMore(parts.times(2), toOne) && !isMore(-toOne, parts.times(2))
}
