import { MOST_PACKS, minimumPacks, packsOf, unitsOf } from '#domain/catalogue/packs/packs.ts'
import { mostOrderable, type OrderableStock } from '#domain/catalogue/stock/beyond-stock.ts'
import { formatQuantity } from '../format.ts'
import { type DecimalText, isMore } from '../money.ts'
import { Refusal, refusalOf } from '../refusal.ts'

/** How a product is negotiated: units to a pack, and the least quantity in units. */
export interface NegoQuantity {
  unit: string
  packWeight: DecimalText
  minNego: DecimalText
}

const FIELD = 'qty_satuan_nego'

/**
 * Checks that the units are a whole number of packs, from round(minimum nego quantity / weight per pack) on [NEGO-5].
 * @throws Refusal nego_units_not_whole_packs | nego_units_below_minimum | units_too_many
 */
export function checkNegoUnits(units: DecimalText, { unit, packWeight, minNego }: NegoQuantity): void {
  const field = FIELD
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

/** The most units that may be ordered now, and what is said to who wants more; null where any may be [NEGO-12, SHOP-6]. */
export function mostNegotiable(stock: OrderableStock): { units: DecimalText; refusal: Refusal } | null {
  const units = mostOrderable(stock)
  if (units === null) return null
  const words = { left: formatQuantity(units), unit: stock.unit }
  return {
    units,
    refusal: new Refusal(stock.leadDays === null ? 'beyond_stock' : 'beyond_most', { field: FIELD, words }),
  }
}

/** Checks that the units are no more than may be ordered now [NEGO-12]. @throws Refusal beyond_stock | beyond_most */
export function checkNegoStock(units: DecimalText, stock: OrderableStock): void {
  const most = mostNegotiable(stock)
  if (most && isMore(units, most.units)) throw most.refusal
}

/** Why an offer does not allow so many units now: by its quantities, and by its stock; null where it does [NEGO-12]. */
export function unitsObstacles(
  units: DecimalText,
  offer: NegoQuantity & OrderableStock,
): { unitsObstacle: string | null; stockObstacle: string | null } {
  const negotiated = `; yang dinego ${formatQuantity(units)} ${offer.unit}.`
  const sentenceOf = (check: () => void) => {
    const refusal = refusalOf(check)
    return refusal && refusal.sentence.replace(/\.$/, '') + negotiated
  }
  return {
    unitsObstacle: sentenceOf(() => checkNegoUnits(units, offer)),
    stockObstacle: sentenceOf(() => checkNegoStock(units, offer)),
  }
}
