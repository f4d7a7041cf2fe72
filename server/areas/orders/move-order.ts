import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { noticeOf } from '#domain/orders/notice.ts'
import { type OrderEvent, takeStep } from '#domain/orders/order.ts'
import { Refusal } from '#domain/refusal.ts'
import { returnStock } from '#server/areas/catalogue/public.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { insertEvents } from './queries.ts'
import { findOrderedUnits, type LockedOrder, lockOrder, type Parcel, saveStep } from './queries-steps.ts'

interface Move {
  orderId: string
  /** The version of the order on the member's page. */
  seenVersion: number
  event: OrderEvent
  reason?: string
  parcel?: Parcel
}

/**
 * Confirms, ships, completes or cancels an order; cancelling returns its goods to the stock. Of two acts at once exactly
 * one takes effect [ORDER-4, ORDER-5, SELLER-5].
 * @throws Refusal order_not_found | order_moved_on | order_step_not_allowed | reason_needed
 */
export function moveOrder(deps: Deps, member: Buyer | Seller, move: Move): Promise<void> {
  return deps.db.transaction().execute((tx) => moveIn(tx, member, move, deps.now()))
}

async function moveIn(tx: Tx, member: Buyer | Seller, move: Move, now: Date): Promise<void> {
  const order = await lockOrder(tx, member, move.orderId)
  if (!order) throw new Refusal('order_not_found', { field: 'transaksi_id' })

  const { order: moved, returnsStock } = takeStep(order, { ...move, party: member })

  await saveStep(tx, moved, move.parcel)
  if (returnsStock) await returnStock(tx, await findOrderedUnits(tx, moved.id))
  const reason = move.reason ?? null
  await insertEvents(tx, [{ orderId: moved.id, event: move.event, state: moved.state, reason }], member, now)
  await tellPartner(tx, member, moved, move, now)
}

async function tellPartner(
  tx: Tx,
  member: Buyer | Seller,
  order: LockedOrder,
  { event, reason }: Move,
  now: Date,
): Promise<void> {
  const by = member.companyKind
  const companyName = (await findCompanies(tx, [member.companyId])).get(member.companyId)?.name ?? ''
  const told = noticeOf({
    event,
    by,
    companyName,
    orderId: order.id,
    orderNumber: order.number,
    reason: reason ?? null,
  })
  const companyId = by === 'buyer' ? order.sellerId : order.buyerId
  await notify(tx, [{ companyId, kind: 'order', ...told }], now)
}
