import type { Administrator } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { ban, decideOnBan, dismissComplaints } from './decide.ts'
import { askLook, reportProduct } from './report-product.ts'
import { listProducts, overseenView, productDeskView, showProduct } from './show-products.ts'

export const complaintRoutes: readonly Route[] = [
  // Reports of products, and what a seller does about one that was taken off sale [ADM-3].
  route(contract.complaints.complain, async (deps, member, { productId, reason, text: said }) => {
    await reportProduct(deps, member, { productId, reason, said })
    return {}
  }),
  route(contract.complaints.askLook, async (deps, seller, { productId, version, note }) => {
    await askLook(deps, seller, { productId, version }, note)
    return {}
  }),

  // Every product in the administrators' hands [ADM-3].
  route(
    contract.productDesk.list,
    async (deps, _administrator, { keyword = '', seller, status, waiting, after, perPage }) => {
      const { products, ...page } = await listProducts(deps, {
        keyword,
        seller,
        status: status,
        waiting: waiting,
        after: after ?? undefined,
        perPage,
      })
      return { data: { ...page, products: products.map(overseenView) } }
    },
  ),
  route(contract.productDesk.detail, (deps, administrator, { productId }) => shown(deps, administrator, productId)),
  route(contract.productDesk.dismiss, async (deps, administrator, { productId, complaintIds, reason }) => {
    await dismissComplaints(deps, administrator, { productId, complaintIds, reason })
    return shown(deps, administrator, productId)
  }),
  route(contract.productDesk.ban, async (deps, administrator, { productId, version, reason }) => {
    await ban(deps, administrator, { productId, version }, reason)
    return shown(deps, administrator, productId)
  }),
  route(contract.productDesk.lift, async (deps, administrator, { productId, version }) => {
    await decideOnBan(deps, administrator, { productId, version }, { act: 'lift' })
    return shown(deps, administrator, productId)
  }),
  route(contract.productDesk.keep, async (deps, administrator, { productId, version, reason }) => {
    await decideOnBan(deps, administrator, { productId, version }, { act: 'keep', reason })
    return shown(deps, administrator, productId)
  }),
]

async function shown(deps: Deps, administrator: Administrator, productId: number) {
  return { data: productDeskView(await showProduct(deps, productId), administrator) }
}
