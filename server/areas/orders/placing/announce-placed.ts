import type { Buyer } from '#domain/accounts/actor.ts'
import { cartChanged, orderChanged } from '#domain/live.ts'
import { approvalNotice } from '#domain/orders/approval-notice.ts'
import { aboutOrder, noticeOf } from '#domain/orders/notice.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { insertEvents, type PlacedOrder } from '../queries.ts'

interface NewOrders {
  placed: readonly PlacedOrder[]
  state: 'awaiting_approval' | 'awaiting_confirmation'
  buyerName: string
}

/** Starts the history of new orders and notifies their sellers; only the approvers if the orders wait [ORDER-4]. */
export async function announcePlaced(tx: Tx, buyer: Buyer, orders: NewOrders, now: Date): Promise<void> {
  const { placed, state } = orders
  const events = placed.map(({ id }) => ({ orderId: id, event: 'place' as const, state, reason: null }))
  const waits = state === 'awaiting_approval'
  const changes = placed.map(({ id, sellerId }) =>
    orderChanged({ id, version: 1, buyerId: buyer.companyId, sellerId: waits ? null : sellerId }),
  )
  await pipeline(
    tx,
    (tx) => insertEvents(tx, events, buyer, now),
    (tx) => notify(tx, waits ? toApprovers(buyer, orders) : toSellers(orders), now),
    ...[...changes, cartChanged(buyer.companyId)].map((change) => (tx: Tx) => publish(tx, change)),
  )
}

function toSellers({ placed, buyerName: companyName }: NewOrders) {
  return placed.map(({ id, number, sellerId }) => ({
    companyId: sellerId,
    kind: 'order' as const,
    step: 'place' as const,
    about: aboutOrder(companyName, number),
    ...noticeOf({ event: 'place', by: 'buyer', companyName, orderId: id, orderNumber: number }),
  }))
}

function toApprovers(buyer: Buyer, { placed }: NewOrders) {
  return placed.map(({ id, number, total }) => ({
    companyId: buyer.companyId,
    kind: 'approval' as const,
    step: 'place' as const,
    about: number,
    doerId: buyer.userId,
    ...approvalNotice({ event: 'place', orderId: id, orderNumber: number, total }),
  }))
}
