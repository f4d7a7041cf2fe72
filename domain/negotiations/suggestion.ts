import type { Decimal } from 'decimal.js'
import { amountText, type DecimalText, decimal } from '../money.ts'

/** The seller's secret bargaining terms of a product [NEGO-11]. */
export interface BargainingTerms {
  lowestPrice: DecimalText
  /** 0 to 100. */
  percent: DecimalText
}

/**
 * The counter-price suggested to the seller: (price - lowest price) x percent + lowest price [NEGO-11]. Where the lowest
 * price is above the buyer's own price, that price.
 */
export function suggestedPrice(price: DecimalText, { lowestPrice, percent }: BargainingTerms): DecimalText {
  const suggested = decimal(price).minus(lowestPrice).times(percent).div(100).plus(lowestPrice)
  return amountText(lower(suggested, decimal(price)))
}

/**
 * The same as the automatic reply offers it: up to the next whole price step, so that a buyer who knows the formula
 * still cannot solve it for the lowest price [NEGO-11].
 */
export function automaticPrice(price: DecimalText, terms: BargainingTerms): DecimalText {
  const step = priceStep(price)
  const stepped = decimal(suggestedPrice(price, terms)).div(step).ceil().times(step)
  return amountText(lower(stepped, decimal(price)))
}

/** The step of automatic prices: the largest of 1, 2 and 5 x 10^n within 1 % of the price; Rp 1.000 for Rp 125.000. */
export function priceStep(price: DecimalText): DecimalText {
  const percent = decimal(price).div(100)
  const magnitude = decimal(10).pow(percent.log(10).floor())
  const steps = [5, 2, 1].map((times) => magnitude.times(times))
  const step = steps.find((candidate) => candidate.lte(percent)) ?? magnitude
  return amountText(step.lt('0.01') ? decimal('0.01') : step)
}

function lower(one: Decimal, other: Decimal): Decimal {
  return one.lt(other) ? one : other
}
