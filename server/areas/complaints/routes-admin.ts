import type { Administrator } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { ban, decideOnBan, dismissComplaints } from './decide.ts'
import { listProducts, showProduct } from './show-products.ts'
import { overseenView, productDeskView } from './views.ts'

const calls = contract.productDesk

/** Every product in the administrators' hands [ADM-3]. */
export const productDeskRoutes: Route[] = [
  route(calls.list, async (deps, _administrator, { keyword = '', seller, status, waiting, after, perPage }) => {
    const { products, ...page } = await listProducts(deps, {
      keyword,
      seller,
      status: status,
      waiting: waiting,
      after: after ?? undefined,
      perPage,
    })
    return { data: { ...page, products: products.map(overseenView) } }
  }),
  route(calls.detail, (deps, administrator, { productId }) => shown(deps, administrator, productId)),
  route(calls.dismiss, async (deps, administrator, { productId, complaintIds, reason }) => {
    await dismissComplaints(deps, administrator, { productId, complaintIds, reason })
    return shown(deps, administrator, productId)
  }),
  route(calls.ban, async (deps, administrator, { productId, version, reason }) => {
    await ban(deps, administrator, { productId, version }, reason)
    return shown(deps, administrator, productId)
  }),
  route(calls.lift, async (deps, administrator, { productId, version }) => {
    await decideOnBan(deps, administrator, { productId, version }, { act: 'lift' })
    return shown(deps, administrator, productId)
  }),
  route(calls.keep, async (deps, administrator, { productId, version, reason }) => {
    await decideOnBan(deps, administrator, { productId, version }, { act: 'keep', reason })
    return shown(deps, administrator, productId)
  }),
]

async function shown(deps: Deps, administrator: Administrator, productId: number) {
  return { data: productDeskView(await showProduct(deps, productId), administrator) }
}
