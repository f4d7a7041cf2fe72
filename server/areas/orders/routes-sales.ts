import type { Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listOrders } from './list-orders.ts'
import { readSearch } from './placing/read-requests.ts'
import { summarizeSales } from './reporting/report-sales.ts'
import { showOrder } from './show-order.ts'
import { moveOrder } from './steps/move-order.ts'
import { pageView, salesView } from './views.ts'
import { orderView } from './views-order.ts'

const calls = contract.orders

/** The seller's side of orders [SELLER-5]. */
export const salesRoutes: Route[] = [
  route(calls.salesSummary, async (deps, seller) => ({ data: salesView(await summarizeSales(deps, seller)) })),
  route(calls.sales, async (deps, seller, body) => ({
    data: pageView(await listOrders(deps, seller, readSearch(body)), seller, body),
  })),
  route(calls.sale, async (deps, seller, body) => answer(deps, seller, body.id)),
  route(calls.confirmSale, async (deps, seller, { id: orderId, version: expectedVersion }) => {
    await moveOrder(deps, seller, { orderId, expectedVersion, event: 'confirm' })
    return answer(deps, seller, orderId)
  }),
  route(calls.cancelSale, async (deps, seller, { id: orderId, version: expectedVersion, reason }) => {
    await moveOrder(deps, seller, { orderId, expectedVersion, event: 'cancel', reason })
    return answer(deps, seller, orderId)
  }),
]

async function answer(deps: Deps, seller: Seller, orderId: string) {
  return { data: orderView(await showOrder(deps, seller, orderId), seller) }
}
