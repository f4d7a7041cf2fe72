import type { BusinessDay } from '#domain/business-day.ts'
import { amountText, type DecimalText, decimal } from '#domain/money.ts'
import { divided, pay } from '#domain/receivables/ledger.ts'
import type { PaymentChannel } from '#domain/receivables/words.ts'
import type { Tx } from '#server/platform/database.ts'
import { paymentRecorded } from './events.ts'
import { holdOrders } from './hold-orders.ts'
import { insertAct } from './queries.ts'
import { findRepeated, hashOf } from './repeated.ts'
import { tellSettled } from './settle.ts'

interface Incoming {
  /** The orders that it came for, all of one buyer and one seller. */
  orderIds: readonly string[]
  amount: DecimalText
  /** When the money came. */
  day: BusinessDay
  via: PaymentChannel
  /** The payment's own name where it comes from: one payment each. */
  name: string
  /** The user who asked for a way to pay. */
  askedBy: string
}

export interface Came {
  actId: string
  /** It stands in the ledger since before. */
  isKnown: boolean
  /** What no order needed, which stays as the buyer's credit. */
  rest: DecimalText
}

/**
 * Records money that has come of itself, once: what was due first is paid first, and what is beyond the orders, or came for
 * one that is paid or cancelled meanwhile, stays as the buyer's credit [PAY-3]. The orders stay locked.
 * @throws Refusal order_not_found | payment_of_others | key_reused where the same payment comes with another amount
 */
export async function recordIncoming(tx: Tx, incoming: Incoming, now: Date): Promise<Came> {
  const { orderIds, amount, day, via, name, askedBy } = incoming
  const orders = await holdOrders(tx, null, orderIds, now)
  const key = { key: `${via}:${name}`, hash: hashOf(via, name, amountText(amount)) }
  const done = await findRepeated(tx, orders.pair.sellerId, key)
  if (done) return { actId: done.id, isKnown: true, rest: '0.00' }

  const payable = [...orders.money.values()].filter(({ orderId }) => orders.held.get(orderId)?.isPayable)
  const parts = divided(payable, amount)
  const lines = pay(orders.money, { amount, parts, keepsRest: true })
  const actId = await insertAct(tx, { ...orders.pair, kind: 'payment', via, day, userId: null, key }, lines, now)
  await tellSettled(tx, lines, { kind: 'payment', via, reason: null, by: null }, now)
  await paymentRecorded.tell(tx, { paymentId: actId, ...orders.pair, day, amount, parts, userId: askedBy }, now)
  const rest = parts.reduce((left, part) => left.minus(part.amount), decimal(amount))
  return { actId, isKnown: false, rest: amountText(rest) }
}
