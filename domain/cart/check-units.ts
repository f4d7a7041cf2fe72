import { MOST_PACKS, minimumPacks, packsOf, unitsOf } from '../catalogue/packs.ts'
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
  if (packs === null) {
    throw new Refusal('units_not_whole_packs', {
      field: FIELD,
      words: { pack: formatQuantity(terms.packWeight), unit: terms.unit },
    })
  }
  if (isMore(leastUnits(terms), units)) {
    throw new Refusal('units_below_minimum', {
      field: FIELD,
      words: { minimum: formatQuantity(leastUnits(terms)), unit: terms.unit },
    })
  }
  if (packs > MOST_PACKS) throw new Refusal('units_too_many', { field: FIELD })
}

/** The minimum purchase, in units of whole packs [CART-2]. */
function leastUnits({ minPurchase, packWeight }: SaleTerms): DecimalText {
  return unitsOf(minimumPacks(minPurchase, packWeight), packWeight)
}

/** A product's terms, with what is left of it. */
export interface StockTerms extends SaleTerms {
  unitsInStock: DecimalText
}

/** Checks that a whole line is in stock [CART-3]. @throws Refusal units_too_many | beyond_stock */
export function checkStock(units: DecimalText, terms: StockTerms): void {
  if (isMore(units, unitsOf(MOST_PACKS, terms.packWeight))) throw new Refusal('units_too_many', { field: FIELD })
  const problem = stockProblem(units, terms)
  if (problem) throw problem
}

/** Why so much cannot be added, or null [CART-3]. */
export function stockProblem(units: DecimalText, terms: Omit<StockTerms, 'minPurchase'>): Refusal | null {
  const left = wholePacks(terms)
  if (!isMore(units, left)) return null
  return new Refusal('beyond_stock', { field: FIELD, words: { left: formatQuantity(left), unit: terms.unit } })
}

/** The most a line may hold, in units: the stock, and no more than one may order. */
export function mostUnits(terms: StockTerms): DecimalText {
  return quantityText(lesser(wholePacks(terms), unitsOf(MOST_PACKS, terms.packWeight)))
}

/** The stock in units of whole packs: an opened pack is not sold. */
export function wholePacks({ unitsInStock, packWeight }: Pick<StockTerms, 'unitsInStock' | 'packWeight'>): DecimalText {
  return quantityText(decimal(unitsInStock).dividedBy(packWeight, 0, 'down').times(packWeight))
}
