import { packNoun } from '#domain/catalogue/packs/pack-noun.ts'
import { minimumPacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import { formatQuantity } from '#domain/format.ts'

export { packNoun }

interface Packed {
  packLabel: string
  packWeight: string
  unit: string
  minPurchase: string
}

/** '100 kg': the minimum purchase, in whole packs [CART-2]. */
export function minimumUnits(product: Packed): string {
  return quantityIn(product, leastUnits(product))
}

/** The minimum purchase in whole packs as decimal text, without its unit. */
export function leastUnits({ minPurchase, packWeight }: Pick<Packed, 'minPurchase' | 'packWeight'>): string {
  return unitsOf(minimumPacks(minPurchase, packWeight), packWeight)
}

/** '100 kg (4 sak)' */
export function minimumPurchase(product: Packed): string {
  const packs = minimumPacks(product.minPurchase, product.packWeight)
  return `${minimumUnits(product)} (${packs} ${packNoun(product)})`
}

/** '1.250,5 kg' */
export function quantityIn({ unit }: Pick<Packed, 'unit'>, units: string): string {
  return `${formatQuantity(units)} ${unit}`
}
