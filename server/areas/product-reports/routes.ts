import type { Administrator } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { ban, decideOnBan, dismissReports } from './decide.ts'
import { reportProduct, requestRecheck } from './report-product.ts'
import { listProducts, overseenView, productReviewView, showProduct } from './show-products.ts'

export const productReportRoutes: readonly Route[] = [
  // Reports of products, and what a seller does about one that was taken off sale [ADM-3].
  route(contract.productReports.complain, async (deps, member, { productId, reason, text: said }) => {
    await reportProduct(deps, member, { productId, reason, said })
    return {}
  }),
  route(contract.productReports.requestRecheck, async (deps, seller, { productId, version, note }) => {
    await requestRecheck(deps, seller, { productId, version }, note)
    return {}
  }),

  // Every product in the administrators' hands [ADM-3].
  route(
    contract.productReview.list,
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
  route(contract.productReview.detail, (deps, administrator, { productId }) => shown(deps, administrator, productId)),
  route(contract.productReview.dismiss, async (deps, administrator, { productId, complaintIds, reason }) => {
    await dismissReports(deps, administrator, { productId, complaintIds, reason })
    return shown(deps, administrator, productId)
  }),
  route(contract.productReview.ban, async (deps, administrator, { productId, version, reason }) => {
    await ban(deps, administrator, { productId, version }, reason)
    return shown(deps, administrator, productId)
  }),
  route(contract.productReview.lift, async (deps, administrator, { productId, version }) => {
    await decideOnBan(deps, administrator, { productId, version }, { act: 'lift' })
    return shown(deps, administrator, productId)
  }),
  route(contract.productReview.keep, async (deps, administrator, { productId, version, reason }) => {
    await decideOnBan(deps, administrator, { productId, version }, { act: 'keep', reason })
    return shown(deps, administrator, productId)
  }),
]

async function shown(deps: Deps, administrator: Administrator, productId: number) {
  return { data: productReviewView(await showProduct(deps, productId), administrator) }
}
