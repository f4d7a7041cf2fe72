import type { Buyer } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listOrders } from './list-orders.ts'
import { placeOrders } from './placing/place-orders.ts'
import { quoteCheckout } from './placing/quote-checkout.ts'
import { readOrderRequest, readSearch } from './placing/read-requests.ts'
import { reorder } from './placing/reorder.ts'
import { quoteView } from './placing/views-quote.ts'
import { showOrder, showPlaced } from './show-order.ts'
import { moveOrder } from './steps/move-order.ts'
import { pageView, placedView } from './views.ts'
import { orderView } from './views-order.ts'

const calls = contract.orders

/** The buyer's side; the seller's is in routes-sales.ts. */
export const orderRoutes: Route[] = [
  route(calls.quote, async (deps, buyer, body) => {
    const selection = {
      lineIds: body.lineIds,
      addressId: body.addressId ?? undefined,
      voucherId: body.voucherId ?? undefined,
      shopVoucherIds: body.shopVoucherIds ?? [],
      pickups: body.pickups ?? [],
    }
    return { data: quoteView(await quoteCheckout(deps, buyer, selection)) }
  }),
  route(calls.place, async (deps, buyer, body) => {
    return { data: placedView(await placeOrders(deps, buyer, readOrderRequest(body))) }
  }),
  route(calls.placed, async (deps, buyer, { key }) => ({ data: placedView(await showPlaced(deps, buyer, key)) })),
  route(calls.list, async (deps, buyer, body) => ({
    data: pageView(await listOrders(deps, buyer, readSearch(body)), buyer, body),
  })),
  route(calls.detail, async (deps, buyer, body) => answer(deps, buyer, body.id)),
  route(calls.approve, async (deps, buyer, { id: orderId, version: expectedVersion }) => {
    await moveOrder(deps, buyer, { orderId, expectedVersion, event: 'approve' })
    return answer(deps, buyer, orderId)
  }),
  route(calls.refuse, async (deps, buyer, { id: orderId, version: expectedVersion, reason }) => {
    await moveOrder(deps, buyer, { orderId, expectedVersion, event: 'refuse', reason })
    return answer(deps, buyer, orderId)
  }),
  route(calls.cancel, async (deps, buyer, { id: orderId, version: expectedVersion, reason }) => {
    await moveOrder(deps, buyer, { orderId, expectedVersion, event: 'cancel', reason })
    return answer(deps, buyer, orderId)
  }),
  route(calls.reorder, async (deps, buyer, body) => {
    return { data: await reorder(deps, buyer, body.id) }
  }),
]

async function answer(deps: Deps, buyer: Buyer, orderId: string) {
  return { data: orderView(await showOrder(deps, buyer, orderId), buyer) }
}
