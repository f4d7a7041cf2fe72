import type { Buyer } from '#domain/accounts/actor.ts'
import { cartChanged, orderChanged } from '#domain/live.ts'
import { approvalNotice } from '#domain/orders/approval-notice.ts'
import { noticeOf } from '#domain/orders/notice.ts'
import { findUserNames } from '#server/areas/accounts/public.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { insertEvents, type PlacedOrder } from './queries.ts'

interface NewOrders {
  placed: readonly PlacedOrder[]
  state: 'awaiting_approval' | 'awaiting_confirmation'
}

/** Starts the history of new orders and notifies their sellers; only the approvers if the orders wait [ORDER-4]. */
export async function announcePlaced(tx: Tx, buyer: Buyer, { placed, state }: NewOrders, now: Date): Promise<void> {
  const events = placed.map(({ id }) => ({ orderId: id, event: 'place' as const, state, reason: null }))
  await insertEvents(tx, events, buyer, now)
  const waits = state === 'awaiting_approval'
  await notify(tx, waits ? await toApprovers(tx, buyer, placed) : await toSellers(tx, buyer, placed), now)
  for (const { id, sellerId } of placed) {
    const order = { id, version: 1, buyerId: buyer.companyId, sellerId: waits ? null : sellerId }
    await publish(tx, orderChanged(order))
  }
  await publish(tx, cartChanged(buyer.companyId))
}

async function toSellers(tx: Tx, buyer: Buyer, placed: readonly PlacedOrder[]) {
  const companyName = (await findCompanies(tx, [buyer.companyId])).get(buyer.companyId)?.name ?? ''
  return placed.map(({ id, number, sellerId }) => ({
    companyId: sellerId,
    kind: 'order',
    ...noticeOf({ event: 'place', by: 'buyer', companyName, orderId: id, orderNumber: number }),
  }))
}

async function toApprovers(tx: Tx, buyer: Buyer, placed: readonly PlacedOrder[]) {
  const userName = (await findUserNames(tx, [buyer.userId])).get(buyer.userId) ?? ''
  return placed.map(({ id, number, total }) => ({
    companyId: buyer.companyId,
    kind: 'approval',
    ...approvalNotice({ event: 'place', userName, orderId: id, orderNumber: number, total }),
  }))
}
