import type { Buyer } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { order, reordered } from '#domain/orders/codec.ts'
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
      lineIds: body.cart_id,
      addressId: body.alamat_id ?? undefined,
      voucherId: body.voucher_id ?? undefined,
      shopVoucherIds: body.voucher_toko ?? [],
      pickups: body.ambil_sendiri ?? [],
    }
    return { data: quoteView(await quoteCheckout(deps, buyer, selection)) }
  }),
  route(calls.place, async (deps, buyer, body) => {
    return { data: placedView(await placeOrders(deps, buyer, readOrderRequest(body))) }
  }),
  route(calls.placed, async (deps, buyer, { kunci }) => ({ data: placedView(await showPlaced(deps, buyer, kunci)) })),
  route(calls.list, async (deps, buyer, body) => ({
    data: pageView(await listOrders(deps, buyer, readSearch(body)), buyer, body),
  })),
  route(calls.detail, async (deps, buyer, body) => answer(deps, buyer, body.transaksi_id)),
  route(calls.approve, async (deps, buyer, { transaksi_id: orderId, versi }) => {
    await moveOrder(deps, buyer, { orderId, seenVersion: versi, event: 'approve' })
    return answer(deps, buyer, orderId)
  }),
  route(calls.refuse, async (deps, buyer, { transaksi_id: orderId, versi, alasan }) => {
    await moveOrder(deps, buyer, { orderId, seenVersion: versi, event: 'refuse', reason: alasan })
    return answer(deps, buyer, orderId)
  }),
  route(calls.cancel, async (deps, buyer, { transaksi_id: orderId, versi, alasan }) => {
    await moveOrder(deps, buyer, { orderId, seenVersion: versi, event: 'cancel', reason: alasan })
    return answer(deps, buyer, orderId)
  }),
  route(calls.reorder, async (deps, buyer, body) => {
    return { data: reordered.encode(await reorder(deps, buyer, body.transaksi_id)) }
  }),
]

async function answer(deps: Deps, buyer: Buyer, orderId: string) {
  return { data: order.encode(orderView(await showOrder(deps, buyer, orderId), buyer)) }
}
