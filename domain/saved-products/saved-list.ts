import { MOST } from '../limits.ts'

/**
 * Where people gather products: favourites, what they want to compare [CARD-5], and what is out of stock and they want to be
 * told of [SHOP-5].
 */
export const shelfNames = ['favourites', 'compared', 'awaited'] as const
export type SavedList = (typeof shelfNames)[number]

/** The ids of the products on each shelf, in the order in which they were put there. */
export type SavedIds = Record<SavedList, readonly number[]>

/** How many products a shelf holds. */
export const roomOn: Record<SavedList, number> = {
  favourites: MOST.favourites,
  compared: MOST.comparedProducts,
  awaited: MOST.awaitedProducts,
}

/** What adding these products changes: those not there yet, each once, as far as there is room [CARD-5]. */
export function addable(shelf: SavedList, current: readonly number[], requested: readonly number[]): number[] {
  const missing = [...new Set(requested)].filter((id) => !current.includes(id))
  return missing.slice(0, Math.max(0, roomOn[shelf] - current.length))
}
