import { MOST } from '../limits.ts'

/** The lists of saved products: favourites, comparison [CARD-5], and awaited products out of stock [SHOP-5]. */
export const shelfNames = ['favourites', 'compared', 'awaited'] as const
export type SavedList = (typeof shelfNames)[number]

/** The ids of the products on each list, in the order in which they were added. */
export type SavedIds = Record<SavedList, readonly number[]>

/** How many products each list holds. */
export const roomOn: Record<SavedList, number> = {
  favourites: MOST.favourites,
  compared: MOST.comparedProducts,
  awaited: MOST.awaitedProducts,
}

/** The products that an addition adds: those not there yet, each once, as far as there is room [CARD-5]. */
export function addable(shelf: SavedList, current: readonly number[], requested: readonly number[]): number[] {
  const missing = [...new Set(requested)].filter((id) => !current.includes(id))
  return missing.slice(0, Math.max(0, roomOn[shelf] - current.length))
}
