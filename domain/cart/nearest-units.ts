import { MOST_PACKS, minimumPacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import { mostOrderable } from '#domain/catalogue/stock/beyond-stock.ts'
import { type DecimalText, decimal, isMore, isSame, quantityText } from '#domain/money.ts'
import type { StockTerms } from './check-units.ts'

/**
 * The quantity that can be ordered and is nearest to a wished one, never less of it where there is enough: whole packs, the
 * minimum, no more than may be ordered now; null where nothing can, or the wish is right [CART-3, ORDER-7].
 */
export function nearestUnits(wished: DecimalText, terms: StockTerms): DecimalText | null {
  const { minPurchase, packWeight } = terms
  const least = minimumPacks(minPurchase, packWeight)
  const down = decimal(wished).dividedBy(packWeight, 0, 'down')
  const up = isSame(down.times(packWeight), wished) ? Number(down) : Number(down) + 1
  const most = mostOrderable(terms)
  const mostPacks = most === null ? MOST_PACKS : Number(decimal(most).dividedBy(packWeight, 0, 'down'))
  if (isMore(least, mostPacks)) return null
  const nearest = unitsOf(Math.min(Math.max(up, least), mostPacks, MOST_PACKS), packWeight)
  return isSame(nearest, wished) ? null : nearest
}

/**
 * The units of a cart line once it is raised to the requested units: no less than is there, in whole packs where the
 * pack has changed since [CART-3, NEGO-12, ORDER-5].
 * @param there undefined: no line yet
 */
export function raisedUnits(
  requested: DecimalText,
  there: DecimalText | undefined,
  packWeight: DecimalText,
): DecimalText {
  if (there === undefined || !isMore(there, requested)) return requested
  const down = decimal(there).dividedBy(packWeight, 0, 'down').times(packWeight)
  return quantityText(isMore(there, down) ? down.plus(packWeight) : down)
}
