import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { orderChanged, pointsChanged } from '#domain/live.ts'
import type { Side } from '#domain/machine.ts'
import type { NoticeEvent } from '#domain/notifications/kinds.ts'
import { approvalNotice, lapseNotice } from '#domain/orders/approval-notice.ts'
import {
  aboutOrder,
  type CancelEvent,
  type HistoryEvent,
  isAboutSome,
  type MoneyEvent,
  noticeOf,
} from '#domain/orders/notice.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { LockedOrder } from './queries-steps.ts'

interface TakenStep {
  event: Exclude<HistoryEvent, 'place' | 'lapse' | 'movePickup' | MoneyEvent | CancelEvent>
  reason: string | null
}

/** Announces a step: to the other company once it knows the order, and approvals to colleagues [ORDER-4, ROLE-10]. */
export async function announceStep(
  tx: Tx,
  member: Buyer | Seller,
  order: LockedOrder,
  step: TakenStep,
  now: Date,
): Promise<void> {
  const notice = [
    ...(order.submittedAt ? [await toPartner(tx, member, order, step)] : []),
    ...toColleagues(member, order, step),
  ]
  await notify(tx, notice, now)
  await publish(tx, orderChanged({ ...order, sellerId: order.submittedAt ? order.sellerId : null }))
  const settled = order.state === 'completed' || order.state === 'cancelled'
  if (settled) await publish(tx, pointsChanged(order.buyerId))
}

/**
 * Notifies the buyer company that an order was cancelled by the system, and its seller where it was announced to it
 * [ORDER-4, SHIP-2].
 */
export async function announceLapse(tx: Tx, order: LockedOrder, reason: string, now: Date): Promise<void> {
  const { id: orderId, number: orderNumber, buyerId, sellerId } = order
  const isSent = order.submittedAt !== null
  const notice = (reader: Side) => ({
    companyId: reader === 'buyer' ? buyerId : sellerId,
    kind: 'order' as const,
    step: 'lapse' as const,
    about: orderNumber,
    ...lapseNotice({ orderId, orderNumber, reason, isSent }, reader),
  })
  await notify(tx, isSent ? [notice('buyer'), notice('seller')] : [notice('buyer')], now)
  await publish(tx, orderChanged({ ...order, sellerId: isSent ? sellerId : null }))
  await publish(tx, pointsChanged(buyerId))
}

async function toPartner(tx: Tx, member: Buyer | Seller, order: LockedOrder, { event, reason }: TakenStep) {
  const by = member.companyKind
  const company = await companyName(tx, member.companyId)
  const { id: orderId, number: orderNumber, pickup } = order
  const isPartial = isAboutSome({ event, state: order.state })
  const notice = noticeOf({ event, by, companyName: company, orderId, orderNumber, pickup, isPartial, reason })
  return {
    companyId: by === 'buyer' ? order.sellerId : order.buyerId,
    kind: 'order' as const,
    step: noticeStep({ event, reason }, pickup, isPartial),
    about: aboutOrder(company, orderNumber),
    ...notice,
  }
}

function noticeStep(
  { event, reason }: TakenStep,
  pickup: string | null,
  isPartial: boolean,
): (NoticeEvent & { kind: 'order' })['step'] {
  // its seller hears of an order when it is approved
  if (event === 'approve' || event === 'refuse') return 'place'
  // less was received than sent
  if (event === 'complete' && reason !== null) return 'short'
  if (event === 'complete' && isPartial) return 'receivePart'
  if (event === 'ship' && isPartial) return pickup === null ? 'shipPart' : 'readyPart'
  if (pickup !== null && event === 'ship') return 'ready'
  return pickup !== null && event === 'complete' ? 'fetched' : event
}

function toColleagues(member: Buyer | Seller, order: LockedOrder, { event, reason }: TakenStep) {
  const decided = event === 'approve' || event === 'refuse'
  const withdrawn = event === 'cancel' && !order.submittedAt
  if (!decided && !withdrawn) return []
  const { id: orderId, number: orderNumber, total } = order
  const notice = approvalNotice({ event, orderId, orderNumber, total, reason })
  const inside = { companyId: order.buyerId, about: orderNumber, doerId: member.userId, ...notice }
  if (withdrawn) return [{ ...inside, kind: 'approval' as const, step: 'cancel' as const }]
  const step = event === 'approve' ? ('approved' as const) : ('refused' as const)
  return [{ ...inside, userId: order.placedBy, kind: 'order' as const, step }]
}
