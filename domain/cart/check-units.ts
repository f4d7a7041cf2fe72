import { MOST_PACKS, minimumPacks, packsOf, unitsOf } from '#domain/catalogue/packs/packs.ts'
import { mostOrderable, type OrderableStock } from '#domain/catalogue/stock/beyond-stock.ts'
import { formatQuantity } from '../format.ts'
import { type DecimalText, decimal, isMore, lesser, quantityText } from '../money.ts'
import { Refusal } from '../refusal.ts'

/** How a product is sold: units per pack, and the minimum purchase in units. */
export interface SaleTerms {
  unit: string
  packWeight: DecimalText
  minPurchase: DecimalText
}

const FIELD = 'kuantitas_satuan'

/**
 * Checks that units are a whole number of packs, at least the minimum [CART-3].
 * @throws Refusal units_not_whole_packs | units_below_minimum | units_too_many
 */
export function checkUnits(units: DecimalText, terms: SaleTerms): void {
  const packs = packsOf(units, terms.packWeight)
  const least = leastUnits(terms)
  // the nearest right quantity is then the minimum, whole packs or not
  const isFarBelow = isMore(least, terms.packWeight) && isMore(least, units)
  if (packs === null && !isFarBelow) {
    throw new Refusal('units_not_whole_packs', {
      field: FIELD,
      words: { pack: formatQuantity(terms.packWeight), unit: terms.unit },
    })
  }
  if (packs === null || isMore(least, units)) {
    throw new Refusal('units_below_minimum', {
      field: FIELD,
      words: { minimum: formatQuantity(least), unit: terms.unit },
    })
  }
  if (packs > MOST_PACKS) throw new Refusal('units_too_many', { field: FIELD })
}

/** The minimum purchase, in units of whole packs [CART-2]. */
function leastUnits({ minPurchase, packWeight }: SaleTerms): DecimalText {
  return unitsOf(minimumPacks(minPurchase, packWeight), packWeight)
}

/** A product's terms, with what is left of it. */
export type StockTerms = SaleTerms & OrderableStock

/** Checks that so much may be ordered now [CART-3, SHOP-6]. @throws Refusal units_too_many | beyond_stock | beyond_most */
export function checkStock(units: DecimalText, terms: StockTerms): void {
  if (isMore(units, unitsOf(MOST_PACKS, terms.packWeight))) throw new Refusal('units_too_many', { field: FIELD })
  const most = mostOrderable(terms)
  if (most === null || !isMore(units, most)) return
  const words = { left: formatQuantity(most), unit: terms.unit }
  throw new Refusal(terms.leadDays === null ? 'beyond_stock' : 'beyond_most', { field: FIELD, words })
}

/**
 * Checks what a line of the cart would hold with more units of the product: a whole number of packs, which may have changed
 * since it was begun, and no more than may be ordered now [CART-3].
 * @throws Refusal cart_not_whole_packs | units_too_many | beyond_stock | beyond_most
 */
export function checkSum(there: DecimalText, added: DecimalText, terms: StockTerms): void {
  const sum = quantityText(decimal(there).plus(added))
  if (packsOf(sum, terms.packWeight) === null) {
    const words = {
      there: formatQuantity(there),
      sum: formatQuantity(sum),
      pack: formatQuantity(terms.packWeight),
      unit: terms.unit,
    }
    throw new Refusal('cart_not_whole_packs', { field: FIELD, words })
  }
  checkStock(sum, terms)
}

/** The most a line may hold, in units: what may be ordered now, and no more than one may order. */
export function mostUnits(terms: StockTerms): DecimalText {
  const most = unitsOf(MOST_PACKS, terms.packWeight)
  return quantityText(lesser(mostOrderable(terms) ?? most, most))
}
