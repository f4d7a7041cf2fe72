import type { Seller } from '#domain/accounts/actor.ts'
import { orderChanged } from '#domain/live.ts'
import { aboutOrder, pickupNotice } from '#domain/orders/notice.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { insertEvents } from '../queries.ts'
import { lockFetchedElsewhere, savePickup } from './queries-steps.ts'

/**
 * Moves the open pickup orders of this seller to another place, or to other hours: the change is in the history of
 * each, and its buyer is notified [SHOP-8].
 */
export async function movePickups(tx: Tx, seller: Seller, pickup: string, now: Date): Promise<void> {
  const orders = await lockFetchedElsewhere(tx, seller.companyId, pickup)
  if (orders.length === 0) return
  const orderIds = orders.map(({ id }) => id)
  const events = orders.map(({ id: orderId, state }) => {
    return { orderId, event: 'movePickup' as const, state, reason: pickup }
  })
  const sellerName = await companyName(tx, seller.companyId)
  const notices = orders.map(({ id: orderId, number: orderNumber, buyerId }) => ({
    companyId: buyerId,
    kind: 'order' as const,
    step: 'movePickup' as const,
    about: aboutOrder(sellerName, orderNumber),
    ...pickupNotice({ sellerName, orderId, orderNumber, pickup }),
  }))
  const changes = orders.map((order) => orderChanged({ ...order, sellerId: order.submittedAt ? order.sellerId : null }))
  await pipeline(
    tx,
    (tx) => savePickup(tx, orderIds, pickup),
    (tx) => insertEvents(tx, events, seller, now),
    (tx) => notify(tx, notices, now),
    ...changes.map((change) => (tx: Tx) => publish(tx, change)),
  )
}
