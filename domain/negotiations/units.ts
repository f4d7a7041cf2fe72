import { MOST_PACKS, minimumPacks, packsOf, unitsOf } from '../catalogue/packs.ts'
import { formatQuantity } from '../format.ts'
import type { DecimalText } from '../money.ts'
import { Refusal } from '../refusal.ts'

/** How a product is negotiated: units to a pack, and the least quantity in units. */
export interface NegoQuantity {
  unit: string
  packWeight: DecimalText
  minNego: DecimalText
}

/**
 * What is negotiated is a whole number of packs, from round(minimum nego quantity / weight per pack) on [NEGO-5].
 * @throws Refusal nego_units_not_whole_packs | nego_units_below_minimum | units_too_many
 */
export function checkNegoUnits(units: DecimalText, { unit, packWeight, minNego }: NegoQuantity): void {
  const field = 'qty_satuan_nego'
  const packs = packsOf(units, packWeight)
  if (packs === null) {
    throw new Refusal('nego_units_not_whole_packs', { field, words: { pack: formatQuantity(packWeight), unit } })
  }
  const least = minimumPacks(minNego, packWeight)
  if (packs < least) {
    const minimum = formatQuantity(unitsOf(least, packWeight))
    throw new Refusal('nego_units_below_minimum', { field, words: { minimum, unit } })
  }
  if (packs > MOST_PACKS) throw new Refusal('units_too_many', { field })
}
