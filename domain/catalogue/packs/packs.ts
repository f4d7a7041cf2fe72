import { type DecimalText, decimal, isSame, quantityText } from '#domain/money.ts'

/** More packs of one product than any lorry carries; above it somebody has mistyped. */
export const MOST_PACKS = 99_999

/** The fewest packs one may buy: round(minimum purchase / weight per pack), at least 1 [CART-2]. */
export function minimumPacks(minPurchase: DecimalText, packWeight: DecimalText): number {
  return Math.max(1, Number(decimal(minPurchase).dividedBy(packWeight, 0)))
}

/** Units in these packs, exact, with a dot and no trailing zeros: 3 packs of '0.500' are '1.5' [CART-3]. */
export function unitsOf(packs: number, packWeight: DecimalText): DecimalText {
  return quantityText(decimal(packWeight).times(packs))
}

/** The number of packs; null if the units are not a whole number of packs [CART-3]. */
export function packsOf(units: DecimalText, packWeight: DecimalText): number | null {
  const packs = decimal(units).dividedBy(packWeight, 0, 'down')
  return isSame(packs.times(packWeight), units) ? Number(packs) : null
}
