import { lineAmount } from '#domain/cart/amounts.ts'
import { cartRefusals } from '#domain/cart/refusals.ts'
import { MOST_PACKS, minimumPacks, parsePacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import { shortage } from '#domain/catalogue/stock/stock.ts'
import { fillWords } from '#domain/fill-words.ts'
import type { DecimalText } from '#domain/money.ts'

/** How a product is sold, and at what price per unit. */
interface Sold {
  packWeight: DecimalText
  minPurchase: DecimalText
  price: DecimalText
  unit: string
  /** Units; absent or null where it is not known: the server knows it. */
  stock?: DecimalText | null
  /** Working days until more than the stock is there; null: it cannot be ordered. The server knows how much can [SHOP-6]. */
  leadDays?: number | null
}

export interface ChosenQuantity {
  /** Null when the text is not a quantity that can be ordered. */
  packs: number | null
  /** Why it cannot be ordered; null if it can. */
  reason: string | null
  /** Units and Rupiah; zero if it cannot be ordered [CART-2]. */
  units: DecimalText
  amount: DecimalText
  /** Units that were asked for, more than the stock included; zero if the text is no number of packs. */
  asked: DecimalText
}

/** Packs, units and amount for the text of the quantity field [CART-2, CART-3]. */
export function chosenQuantity(text: string, product: Sold): ChosenQuantity {
  const read = parsePacks(text, leastPacks(product))
  if (!read.ok && !read.isTooMany) return nothing(read.reason)
  const units = unitsOf(read.ok ? read.packs : MOST_PACKS, product.packWeight)
  const short = product.stock && !product.leadDays ? shortage(units, { ...product, unitsInStock: product.stock }) : null
  // the stock explains more than an impossible quantity
  if (short) return nothing(fillWords(cartRefusals.beyond_stock.sentence, short), units)
  if (!read.ok) return nothing(read.reason)
  return { packs: read.packs, reason: null, units, amount: lineAmount(units, product.price), asked: units }
}

function nothing(reason: string, asked: DecimalText = '0'): ChosenQuantity {
  return { packs: null, reason, units: '0', amount: '0.00', asked }
}

/** The minimum purchase in packs [CART-2]. */
export function leastPacks({ minPurchase, packWeight }: Pick<Sold, 'minPurchase' | 'packWeight'>): number {
  return minimumPacks(minPurchase, packWeight)
}
