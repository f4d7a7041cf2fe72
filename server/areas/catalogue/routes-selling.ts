import { productStatus } from '#domain/catalogue/codec.ts'
import { statusChange } from '#domain/catalogue/codec-selling.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeProductStatus } from './change-product-status.ts'
import { listOwnProducts } from './list-own-products.ts'
import { ownPageView } from './views-selling.ts'

const calls = contract.selling

/** The seller's side of the catalogue [SELLER-1]. */
export const sellingRoutes: Route[] = [
  route(calls.ownProducts, async (deps, seller, { status: word, habis, keyword, halaman, per_halaman }) => {
    const status = word && productStatus.decode(word)
    const search = { status, soldOut: habis ?? false, keyword, page: halaman, perPage: per_halaman }
    return { data: ownPageView(await listOwnProducts(deps, seller, search), seller) }
  }),
  route(calls.withdrawProduct, async (deps, seller, { produk_id }) => ({
    data: statusChange.encode(await changeProductStatus(deps, seller, produk_id, 'withdraw')),
  })),
  route(calls.publishProduct, async (deps, seller, { produk_id }) => ({
    data: statusChange.encode(await changeProductStatus(deps, seller, produk_id, 'publish')),
  })),
]
