import { contract } from '#domain/contract.ts'
import { shelves } from '#domain/shelves/codec.ts'
import { shelf } from '#domain/shelves/words.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addToShelf, removeFromShelf } from './change-shelf.ts'
import { showShelves } from './show-shelves.ts'

const calls = contract.shelves

/** What people gather: favourites, products to compare, and those to wait for [CARD-5, SHOP-5]. */
export const shelfRoutes: Route[] = [
  route(calls.list, async (deps, member) => ({ data: shelves.encode(await showShelves(deps, member)) })),
  route(calls.add, async (deps, member, { rak, produk_id }) => ({
    data: shelves.encode(await addToShelf(deps, member, { shelf: shelf.decode(rak), productIds: produk_id })),
  })),
  route(calls.remove, async (deps, member, { rak, produk_id }) => ({
    data: shelves.encode(await removeFromShelf(deps, member, { shelf: shelf.decode(rak), productIds: produk_id })),
  })),
]
