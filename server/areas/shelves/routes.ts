import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addToShelf, removeFromShelf, showSavedProducts } from './shelves.ts'

const calls = contract.shelves

/** What people gather: favourites, products to compare, and those to wait for [CARD-5, SHOP-5]. */
export const shelfRoutes: Route[] = [
  route(calls.list, async (deps, member) => ({ data: await showSavedProducts(deps, member) })),
  route(calls.add, async (deps, member, change) => ({ data: await addToShelf(deps, member, change) })),
  route(calls.remove, async (deps, member, change) => ({ data: await removeFromShelf(deps, member, change) })),
]
