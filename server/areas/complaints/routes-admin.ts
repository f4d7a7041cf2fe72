import type { Administrator } from '#domain/accounts/actor.ts'
import { productStatus } from '#domain/catalogue/codec.ts'
import { overseenProducts, productDesk } from '#domain/complaints/codec-admin.ts'
import { waitingFor } from '#domain/complaints/waiting.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { ban, decideOnBan, dismissComplaints } from './decide.ts'
import { listProducts, showProduct } from './show-products.ts'
import { overseenView, productDeskView } from './views.ts'

const calls = contract.productDesk

/** Every product in the administrators' hands [ADM-3]. */
export const productDeskRoutes: Route[] = [
  route(calls.list, async (deps, _administrator, { keyword = '', seller, status, menunggu, setelah, per_halaman }) => {
    const { products, ...page } = await listProducts(deps, {
      keyword,
      seller,
      status: status && productStatus.decode(status),
      waiting: menunggu && waitingFor.decode(menunggu),
      after: setelah ?? undefined,
      perPage: per_halaman,
    })
    return { data: overseenProducts.encode({ ...page, products: products.map(overseenView) }) }
  }),
  route(calls.detail, (deps, administrator, { produk_id }) => shown(deps, administrator, produk_id)),
  route(calls.dismiss, async (deps, administrator, { produk_id: productId, laporan: complaintIds, alasan: reason }) => {
    await dismissComplaints(deps, administrator, { productId, complaintIds, reason })
    return shown(deps, administrator, productId)
  }),
  route(calls.ban, async (deps, administrator, { produk_id: productId, versi: version, alasan }) => {
    await ban(deps, administrator, { productId, version }, alasan)
    return shown(deps, administrator, productId)
  }),
  route(calls.lift, async (deps, administrator, { produk_id: productId, versi: version }) => {
    await decideOnBan(deps, administrator, { productId, version }, { act: 'lift' })
    return shown(deps, administrator, productId)
  }),
  route(calls.keep, async (deps, administrator, { produk_id: productId, versi: version, alasan: reason }) => {
    await decideOnBan(deps, administrator, { productId, version }, { act: 'keep', reason })
    return shown(deps, administrator, productId)
  }),
]

async function shown(deps: Deps, administrator: Administrator, productId: number) {
  return { data: productDesk.encode(productDeskView(await showProduct(deps, productId), administrator)) }
}
