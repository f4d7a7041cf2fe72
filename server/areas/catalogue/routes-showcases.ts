import type { Seller } from '#domain/accounts/actor.ts'
import { ownShowcase, placedPage } from '#domain/catalogue/codec-showcases.ts'
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
  route(calls.save, async (deps, seller, { etalase_id: id, nama }) => {
    await (id === undefined ? makeShowcase(deps, seller, nama) : nameShowcase(deps, seller, id, nama))
    return answer(deps, seller)
  }),
  route(calls.order, async (deps, seller, { etalase_id }) => {
    await sortShowcases(deps, seller, etalase_id)
    return answer(deps, seller)
  }),
  route(calls.remove, async (deps, seller, { etalase_id }) => {
    await removeShowcase(deps, seller, etalase_id)
    return answer(deps, seller)
  }),
  route(
    calls.products,
    async (deps, seller, { etalase_id: showcaseId, keyword, halaman: page, per_halaman: perPage }) => ({
      data: placedPage.encode(await showPlaces(deps, seller, { showcaseId, keyword, page, perPage })),
    }),
  ),
  route(calls.place, async (deps, seller, { etalase_id: showcaseId, produk_id: productId, masuk: placed }) => {
    await placeProduct(deps, seller, { showcaseId, productId, placed })
    return answer(deps, seller)
  }),
]

async function answer({ db }: Deps, seller: Seller) {
  return { data: (await findOwnShowcases(db, seller.companyId)).map(ownShowcase.encode) }
}
