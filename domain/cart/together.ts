import { type DecimalText, decimal, quantityText } from '../money.ts'

/** So many units of a product. */
export interface UnitsOfProduct {
  productId: number
  units: DecimalText
}

/** Each product once with the sum of its units, in the order in which products were first named [ORDER-7]. */
export function together(lines: readonly UnitsOfProduct[]): UnitsOfProduct[] {
  const units = new Map<number, DecimalText>()
  for (const line of lines) {
    units.set(line.productId, quantityText(decimal(units.get(line.productId) ?? '0').plus(line.units)))
  }
  return [...units].map(([productId, sum]) => ({ productId, units: sum }))
}
