import { formatQuantity } from '#domain/format.ts'
import { type DecimalText, decimal, isMore, quantityText } from '#domain/money.ts'

/** The remaining stock of a product, and its packing. */
export interface Stock {
  unit: string
  packWeight: DecimalText
  unitsInStock: DecimalText
}

/** The remaining stock in words for `beyond_stock`, when these units exceed it; null if not [CART-3]. */
export function shortage(units: DecimalText, stock: Stock): { left: string; unit: string } | null {
  const left = wholePacks(stock)
  return isMore(units, left) ? { left: formatQuantity(left), unit: stock.unit } : null
}

/** The stock in units of whole packs: an opened pack is not sold. */
export function wholePacks({ unitsInStock, packWeight }: Omit<Stock, 'unit'>): DecimalText {
  return quantityText(decimal(unitsInStock).dividedBy(packWeight, 0, 'down').times(packWeight))
}
