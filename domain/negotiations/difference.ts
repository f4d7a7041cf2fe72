import { type DecimalText, decimal } from '../money.ts'

/** How far a price is from the list price, in percent with one decimal: '-5.1'. */
export function differencePercent(price: DecimalText, listPrice: DecimalText): DecimalText {
  const percent = decimal(price).minus(listPrice).div(listPrice).times(100).toFixed(1)
  return percent === '-0.0' ? '0.0' : percent
}
