import { lineAmount } from '#domain/cart/amounts.ts'
import { minimumPacks, parsePacks, unitsOf } from '#domain/cart/quantity.ts'
import type { DecimalText } from '#domain/money.ts'

/** How a product is sold, and at what price per unit. */
interface Sold {
  packWeight: DecimalText
  minPurchase: DecimalText
  price: DecimalText
}

export interface ChosenQuantity {
  /** Null when the text is not a quantity that can be ordered. */
  packs: number | null
  /** Why it cannot be ordered; null if it can. */
  reason: string | null
  /** Units and Rupiah; zero if it cannot be ordered [CART-2]. */
  units: DecimalText
  amount: DecimalText
}

/** Packs, units and amount for the text of the quantity field [CART-2, CART-3]. */
export function chosenQuantity(text: string, product: Sold): ChosenQuantity {
  const read = parsePacks(text, leastPacks(product))
  if (!read.ok) return { packs: null, reason: read.reason, units: '0', amount: '0.00' }
  const units = unitsOf(read.packs, product.packWeight)
  return { packs: read.packs, reason: null, units, amount: lineAmount(units, product.price) }
}

/** The minimum purchase in packs [CART-2]. */
export function leastPacks({ minPurchase, packWeight }: Omit<Sold, 'price'>): number {
  return minimumPacks(minPurchase, packWeight)
}
