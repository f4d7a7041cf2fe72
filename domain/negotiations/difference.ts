import { type DecimalText, decimal, isMore } from '../money.ts'

/** How far a price is from the list price, in percent with one decimal: '-5.1'. */
export function differencePercent(price: DecimalText, listPrice: DecimalText): DecimalText {
  return decimal(price).minus(listPrice).times(100).dividedBy(listPrice, 1).text(1)
}

const FAR_PERCENT = 50

/** Whether a price is so far from the list price, above or below, that it needs another confirmation [NEGO-15]. */
export function isFarFrom(price: DecimalText, listPrice: DecimalText): boolean {
  const away = decimal(price).minus(listPrice).times(100)
  const far = decimal(listPrice).times(FAR_PERCENT)
  return isMore(away, far) || isMore(decimal(0).minus(away), far)
}
