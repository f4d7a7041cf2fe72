import { formatQuantity } from '#domain/format.ts'
import { type DecimalText, decimal, isMore } from '#domain/money.ts'

// a mark in the wrong place makes a tenth or a hundredth of a price
const FAR_PERCENT = 50

/** '58,3 %': how much less the second price is than the first. */
export function fallWords(from: DecimalText, to: DecimalText): string {
  return `${formatQuantity(decimal(from).minus(to).times(100).dividedBy(from, 1).text(1))} %`
}

/** Whether a new price is so far below the present one that it is asked about once more [SHOP-7]. */
export function fallsFar(from: DecimalText | null, to: DecimalText): boolean {
  if (from === null || !isMore(from, '0')) return false
  return isMore(decimal(from).times(100 - FAR_PERCENT), decimal(to).times(100))
}
