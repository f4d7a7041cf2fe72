import type { Seller } from '#domain/accounts/actor.ts'
import { markPaid as pay } from '#domain/orders/order.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { announceStep } from './announce-step.ts'
import { orderStepped } from './events.ts'
import { insertEvents } from './queries.ts'
import { savePaid } from './queries-credit.ts'
import { lockOrder } from './queries-steps.ts'

interface Payment {
  orderId: string
  /** The version of the order on the member's page. */
  seenVersion: number
}

/**
 * Records the payment of an order on credit: its total no longer counts against the credit limit, and the buyer is
 * told. Cannot be undone [ORDER-1, SELLER-3].
 * @throws Refusal order_not_found | order_moved_on | order_step_not_allowed
 */
export function markPaid(deps: Deps, seller: Seller, payment: Payment): Promise<void> {
  return deps.db.transaction().execute((tx) => markIn(tx, seller, payment, deps.now()))
}

async function markIn(tx: Tx, seller: Seller, { orderId, seenVersion }: Payment, now: Date): Promise<void> {
  const order = await lockOrder(tx, seller, orderId)
  if (!order) throw new Refusal('order_not_found', { field: 'transaksi_id' })

  const paid = pay(order, { party: seller, seenVersion }, now)

  await savePaid(tx, paid, seller.userId, now)
  await insertEvents(tx, [{ orderId, event: 'pay', state: paid.state, reason: null }], seller, now)
  await orderStepped.tell(tx, { orderId, event: 'pay', by: seller }, now)
  await announceStep(tx, seller, paid, { event: 'pay', reason: null }, now)
}
