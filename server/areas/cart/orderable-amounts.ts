import { lineAmount } from '#domain/cart/amounts.ts'
import type { DecimalText } from '#domain/money.ts'
import type { PricedLine, SellerLines } from './show-cart.ts'

/** The amounts of a seller's lines that can be ordered now and whose price is seen: what a total counts [HEAD-7, CART-7]. */
export function orderableAmounts({ obstacle, lines }: SellerLines): DecimalText[] {
  return obstacle ? [] : lines.filter((line) => !line.obstacle).flatMap(amountOf)
}

/** The amount of a line; none where its price is hidden. */
export function amountOf({ units, unitPrice }: PricedLine): DecimalText[] {
  return unitPrice === null ? [] : [lineAmount(units, unitPrice)]
}
