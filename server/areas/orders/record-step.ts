import type { Member } from '#domain/accounts/actor.ts'
import { dueDay } from '#domain/orders/credit.ts'
import type { GoodsAct } from '#domain/orders/order.ts'
import { moveGoods } from '#server/areas/catalogue/public.ts'
import { earnPoints, giveVoucherBack, takePointsBack } from '#server/areas/loyalty/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { orderStepped } from './events.ts'
import { insertEvents, type NewEvent } from './queries.ts'
import { findOrderedProducts, type LockedOrder, type Parcel, saveStep } from './queries-steps.ts'

interface Recorded extends Pick<NewEvent, 'event' | 'reason'> {
  goods: GoodsAct | null
  /** Null where nothing is sent, as of goods that are fetched. */
  parcel: Parcel | null
}

/**
 * Writes a step that an order has taken, by a member or by the system, with what comes of it: goods, points and the
 * voucher's part [ORDER-1, ORDER-4, ORDER-6].
 */
export async function recordStep(
  tx: Tx,
  order: LockedOrder,
  { event, reason, goods, parcel }: Recorded,
  by: Member | null,
  now: Date,
): Promise<void> {
  await saveStep(tx, order, goods === 'ship' ? { parcel, dueDay: dueDay(order.paymentType, now) } : null)
  if (goods) await moveGoods(tx, order.id, goods, await findOrderedProducts(tx, [order.id]), now)
  await settlePoints(tx, order, now)
  await insertEvents(tx, [{ orderId: order.id, event, state: order.state, reason }], by, now)
  await orderStepped.tell(tx, { orderId: order.id, event, by }, now)
}

async function settlePoints(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  if (order.state === 'completed') await earnPoints(tx, { ...order, orderId: order.id }, now)
  if (order.state !== 'cancelled') return
  await takePointsBack(tx, order.id, now)
  await giveVoucherBack(tx, order, now)
}
