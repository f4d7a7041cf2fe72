import type { BargainingTerms } from '#domain/catalogue/prices/bargaining-terms.ts'
import { amountText, type DecimalText, decimal, isMore, lesser } from '../money.ts'

/**
 * The counter-price suggested to the seller: (price - lowest price) x percent + lowest price [NEGO-11]. Where the lowest
 * price is above the buyer's own price, that price.
 */
export function suggestedPrice(price: DecimalText, { lowestPrice, percent }: BargainingTerms): DecimalText {
  const suggested = decimal(price).minus(lowestPrice).times(percent).times(PERCENT).plus(lowestPrice)
  return amountText(lesser(suggested, price))
}

/**
 * The counter-price of the automatic reply: `suggestedPrice` rounded up to the next whole price step, so that a buyer
 * who knows the formula still cannot solve it for the lowest price [NEGO-11].
 */
export function automaticPrice(price: DecimalText, terms: BargainingTerms): DecimalText {
  const step = priceStep(price)
  const stepped = decimal(suggestedPrice(price, terms)).dividedBy(step, 0, 'up').times(step)
  return amountText(lesser(stepped, price))
}

/** The step of automatic prices: the largest of 1, 2 and 5 x 10^n within 1 % of the price; Rp 1.000 for Rp 125.000. */
export function priceStep(price: DecimalText): DecimalText {
  const percent = decimal(price).times(PERCENT)
  let step = decimal('0.01')
  for (let magnitude = step; !isMore(magnitude, percent); magnitude = magnitude.times(10)) {
    for (const next of [1, 2, 5].map((times) => magnitude.times(times))) if (!isMore(next, percent)) step = next
  }
  return amountText(step)
}

const PERCENT = '0.01'
