import type { Member } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { CancelEvent } from '#domain/orders/notice.ts'
import type { GoodsAct } from '#domain/orders/order.ts'
import { payByDay } from '#domain/receivables/due-day.ts'
import { moveGoods } from '#server/areas/catalogue/public.ts'
import { giveVoucherBack, takePointsBack } from '#server/areas/loyalty/public.ts'
import { cancelReceivable, setPayBy } from '#server/areas/receivables/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { orderStepped } from '../events.ts'
import { insertEvents, type NewEvent } from '../queries.ts'
import { findGoodsOf, type LockedOrder, saveStep } from './queries-steps.ts'
import { earnFor } from './settle-order.ts'

interface Recorded extends Pick<NewEvent, 'event' | 'reason'> {
  goods?: GoodsAct | null
  /** Until when it is paid, once it is known. */
  dueDay?: BusinessDay | null
}

/**
 * Writes a step that an order has taken, by a member or by the system, with what comes of it: goods, points and the
 * voucher's part [ORDER-1, ORDER-4, ORDER-6].
 */
export async function recordStep(
  tx: Tx,
  order: LockedOrder,
  { event, reason, goods = null, dueDay = null }: Recorded,
  by: Member | null,
  now: Date,
): Promise<void> {
  await saveStep(tx, order, dueDay)
  // stocks before money, as shipping locks them
  if (goods) await moveGoods(tx, order.id, goods, await findGoodsOf(tx, order.id, goods), now)
  await moveMoney(tx, order, event, by, now)
  await settlePoints(tx, order, by, now)
  await insertEvents(tx, [{ orderId: order.id, event, state: order.state, reason }], by, now)
  await orderStepped.emit(tx, { orderId: order.id, event, reason, by }, now)
}

/** Adds to an order's history what became of its buyer's request to cancel; the order stays as it is [SHIP-1]. */
export function recordRequest(
  tx: Tx,
  { id: orderId, state }: LockedOrder,
  { event, reason }: { event: CancelEvent; reason: string | null },
  by: Member,
  now: Date,
): Promise<void> {
  return insertEvents(tx, [{ orderId, event, state, reason }], by, now)
}

/**
 * Moves the money of an order: what is confirmed is to be paid, what is cancelled comes to nothing; shipments are
 * announced for invoicing [PAY-1].
 */
async function moveMoney(
  tx: Tx,
  { id, state, paymentType }: LockedOrder,
  event: Recorded['event'],
  by: Member | null,
  now: Date,
): Promise<void> {
  if (state === 'cancelled') return cancelReceivable(tx, id, by, now)
  const payBy = event === 'confirm' ? payByDay(paymentType, now) : null
  if (payBy) await setPayBy(tx, id, payBy)
}

async function settlePoints(tx: Tx, order: LockedOrder, by: Member | null, now: Date): Promise<void> {
  if (order.state === 'completed') await earnFor(tx, order, now)
  if (order.state !== 'cancelled') return
  await takePointsBack(tx, order.id, now)
  // one that its seller was never sent ended within the buyer's company
  const isOwnAct = by?.companyId === order.buyerId || order.submittedAt === null
  await giveVoucherBack(tx, { ...order, isOwnAct }, now)
}
