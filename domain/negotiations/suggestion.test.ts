import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, decimal, isMore, isSame } from '../money.ts'
import { automaticPrice, priceStep, suggestedPrice } from './suggestion.ts'

const amounts = fc.integer({ min: 1, max: 2_000_000_000 }).map((cents) => amountText(decimal(cents).times('0.01')))
const percents = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => amountText(decimal(hundredths).times('0.01')))

describe('the suggested counter-price', () => {
  it('is (price - lowest price) x percentage + lowest price [NEGO-11]', () => {
    expect(suggestedPrice('125000.00', { lowestPrice: '100000.00', percent: '40.00' })).toBe('110000.00')
    expect(suggestedPrice('125000.00', { lowestPrice: '100000.00', percent: '0' })).toBe('100000.00')
  })

  it('lies between the lowest and the current price, whatever the terms are [NEGO-11]', () => {
    fc.assert(
      fc.property(amounts, amounts, percents, (price, lowestPrice, percent) => {
        const suggested = suggestedPrice(price, { lowestPrice, percent })
        expect(isMore(suggested, price)).toBe(false)
        expect(!isMore(lowestPrice, suggested) || isSame(suggested, price)).toBe(true)
      }),
    )
  })
})

describe('the automatic reply', () => {
  it.each([
    ['125000.00', '1000.00'],
    ['99000.00', '500.00'],
    ['40000.00', '200.00'],
    ['100000.00', '1000.00'],
    ['1250000.00', '10000.00'],
    ['0.50', '0.01'],
  ])('of a price of %s goes in steps of %s [NEGO-11]', (price, step) => {
    expect(priceStep(price)).toBe(step)
  })

  it('is rounded up to a step [NEGO-11]', () => {
    expect(automaticPrice('125000.00', { lowestPrice: '100100.00', percent: '33' })).toBe('109000.00')
  })

  it('is never below the suggestion, never above the price, and the same for many lowest prices [NEGO-11]', () => {
    fc.assert(
      fc.property(amounts, amounts, percents, (price, lowestPrice, percent) => {
        const offered = decimal(automaticPrice(price, { lowestPrice, percent }))
        expect(isMore(suggestedPrice(price, { lowestPrice, percent }), offered)).toBe(false)
        expect(isMore(offered, price)).toBe(false)
        const steps = offered.dividedBy(priceStep(price), 0, 'down')
        expect(isSame(offered, price) || isSame(steps.times(priceStep(price)), offered)).toBe(true)
      }),
    )
  })
})
