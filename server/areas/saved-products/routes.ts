import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addToSavedList, removeFromSavedList, showSavedProducts } from './change-saved-list.ts'

const calls = contract.savedProducts

/** Saved products: favourites, products to compare, and awaited ones [CARD-5, SHOP-5]. */
export const savedProductRoutes: Route[] = [
  route(calls.list, async (deps, member) => ({ data: await showSavedProducts(deps, member) })),
  route(calls.add, async (deps, member, change) => ({ data: await addToSavedList(deps, member, change) })),
  route(calls.remove, async (deps, member, change) => ({ data: await removeFromSavedList(deps, member, change) })),
]
