import { formatQuantity } from '#domain/format.ts'
import { type DecimalText, decimal, isMore, quantityText } from '#domain/money.ts'

/** What is left of a product, and how it is packed. */
export interface Stock {
  unit: string
  packWeight: DecimalText
  unitsInStock: DecimalText
}

/** What is left, as words for the sentence of `beyond_stock`, when these units are more than that; null if not [CART-3]. */
export function shortage(units: DecimalText, stock: Stock): { left: string; unit: string } | null {
  const left = wholePacks(stock)
  return isMore(units, left) ? { left: formatQuantity(left), unit: stock.unit } : null
}

/** The stock in units of whole packs: an opened pack is not sold. */
export function wholePacks({ unitsInStock, packWeight }: Omit<Stock, 'unit'>): DecimalText {
  return quantityText(decimal(unitsInStock).dividedBy(packWeight, 0, 'down').times(packWeight))
}
