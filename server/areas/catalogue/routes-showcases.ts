import type { Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import {
  makeShowcase,
  nameShowcase,
  placeProduct,
  removeShowcase,
  sortShowcases,
} from './showcases/change-showcases.ts'
import { findOwnShowcases } from './showcases/queries-showcases.ts'
import { showPlaces } from './showcases/show-places.ts'

const calls = contract.showcases

/** The seller's showcases [SHOP-8]. */
export const showcaseRoutes: Route[] = [
  route(calls.list, answer),
  route(calls.save, async (deps, seller, { id, name }) => {
    await (id === undefined ? makeShowcase(deps, seller, name) : nameShowcase(deps, seller, id, name))
    return answer(deps, seller)
  }),
  route(calls.order, async (deps, seller, { ids }) => {
    await sortShowcases(deps, seller, ids)
    return answer(deps, seller)
  }),
  route(calls.remove, async (deps, seller, { id }) => {
    await removeShowcase(deps, seller, id)
    return answer(deps, seller)
  }),
  route(calls.products, async (deps, seller, { id: showcaseId, keyword, page, perPage }) => ({
    data: await showPlaces(deps, seller, { showcaseId, keyword, page, perPage }),
  })),
  route(calls.place, async (deps, seller, { id: showcaseId, productId, placed }) => {
    await placeProduct(deps, seller, { showcaseId, productId, placed })
    return answer(deps, seller)
  }),
]

async function answer({ db }: Deps, seller: Seller) {
  return { data: await findOwnShowcases(db, seller.companyId) }
}
