import { type DecimalText, decimal } from '../money.ts'

/** How far a price is from the list price, in percent with one decimal: '-5.1'. */
export function differencePercent(price: DecimalText, listPrice: DecimalText): DecimalText {
  return decimal(price).minus(listPrice).times(100).dividedBy(listPrice, 1).text(1)
}
