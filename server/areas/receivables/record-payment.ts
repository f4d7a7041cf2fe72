import { createHash } from 'node:crypto'
import type { Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { formatRupiah } from '#domain/format.ts'
import { amountText, type DecimalText, decimal, isSame } from '#domain/money.ts'
import { type Allocation, divided, type OrderMoney, pay } from '#domain/receivables/ledger.ts'
import type { PaymentChannel } from '#domain/receivables/words.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdIfOpen } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { paymentRecorded } from './events.ts'
import { announceSettled } from './follow-order.ts'
import { closeProof } from './handle-proofs.ts'
import { checkPayable, holdOrders, moneyOf } from './hold-orders.ts'
import { type ActRow, findByKey, findMoney, findOpenAfter, insertAct } from './queries.ts'

export interface PaymentToRecord {
  /** The order it came for. */
  orderId: string
  amount: DecimalText
  /** When the money came. */
  day: BusinessDay
  /** Made by the client, one for each payment. */
  key: string
  /** How it is divided; null: the order takes what it can. */
  allocations: readonly Allocation[] | null
  /** The rest beyond the orders stays as the buyer's credit. */
  keepsRest: boolean
  /** The rest of the order that was shown; null where none was. */
  expectedOpen: DecimalText | null
  /** The proof by which it is recorded; null without one. */
  proofId: string | null
}

export interface Recorded {
  id: string
  /** The open amount of the order. */
  open: DecimalText
}

/**
 * Records a payment of orders of a buyer; the same key records it once [PAY-1].
 * @throws Refusal order_not_found | proof_not_found | proof_act_not_allowed | payment_of_others | key_reused | payment_needs_order | payment_not_yet |
 *   payment_buyer_closed | receivable_moved_on | payment_exceeds_open | payment_leaves_rest | payment_parts_exceed
 */
export function recordPayment(deps: Deps, seller: Seller, payment: PaymentToRecord): Promise<Recorded> {
  return deps.db.transaction().execute((tx) => recordIn(tx, seller, payment, deps.now()))
}

async function recordIn(tx: Tx, seller: Seller, payment: PaymentToRecord, now: Date): Promise<Recorded> {
  const { orderId, amount, day, key, keepsRest } = payment
  const orderIds = [...new Set([orderId, ...(payment.allocations ?? []).map((allocation) => allocation.orderId)])]
  // the company before its orders, as a buyer who cancels locks them
  const keepsForBuyer = keepsRest && (await holdBuyerIfOpen(tx, seller, orderId))
  const orders = await holdOrders(tx, seller, orderIds, now)
  const hash = hashOf('payment', orderId, amountText(amount), day, payment.allocations?.map(plain) ?? null, keepsRest)
  const done = await findRepeated(tx, seller.companyId, { key, hash })
  if (done) return { id: done.id, open: await findOpenAfter(tx, orderId, done.id) }

  checkPayable(orders.locked)
  if (day > businessDay(now)) throw new Refusal('payment_not_yet', { field: 'day' })
  const order = moneyOf(orders, orderId)
  checkOpen(order, payment.expectedOpen)
  const allocations = payment.allocations ?? divided([order], amount)
  const lines = pay(orders.money, { amount, allocations, keepsRest })
  // a closed company could not use it
  if (!keepsForBuyer && lines.some((line) => line.orderId === null))
    throw new Refusal('payment_buyer_closed', { field: 'jumlah' })

  const act = { ...orders.pair, kind: 'payment', day, userId: seller.userId, key: { key, hash } } as const
  const id = await insertAct(tx, act, lines, now)
  if (payment.proofId) await closeProof(tx, seller, { id: payment.proofId, orderIds, actId: id }, now)
  await announceSettled(tx, lines, { kind: 'payment', reason: null, by: seller }, now)
  await paymentRecorded.emit(
    tx,
    { paymentId: id, ...orders.pair, day, amount, allocations, userId: seller.userId },
    now,
  )
  return { id, open: await findOpenAfter(tx, orderId, id) }
}

/** Whether the company that ordered is open, which it stays until the transaction ends; another seller's order has none. */
async function holdBuyerIfOpen(tx: Tx, seller: Seller, orderId: string): Promise<boolean> {
  const [order] = await findMoney(tx, [orderId])
  return order?.sellerId === seller.companyId && holdIfOpen(tx, order.buyerId)
}

/** @throws Refusal receivable_moved_on */
export function checkOpen({ open }: OrderMoney, expected: DecimalText | null): void {
  if (expected === null || isSame(expected, open)) return
  throw new Refusal('receivable_moved_on', { field: 'open', words: { open: formatRupiah(open) } })
}

function plain({ orderId, amount }: Allocation): [string, string] {
  return [orderId, amountText(amount)]
}

/** SHA-256 of the input; a repeated key must come with an equal one. */
export function hashOf(...inputs: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(inputs)).digest()
}

/** The act that was done with this key before, once its orders are locked. @throws Refusal key_reused */
export async function findRepeated(
  tx: Tx,
  sellerId: string,
  { key, hash }: { key: string; hash: Buffer },
): Promise<ActRow | undefined> {
  const done = await findByKey(tx, sellerId, key)
  if (done && !done.hash?.equals(hash)) throw new Refusal('key_reused', { field: 'kunci' })
  return done
}

interface Incoming {
  /** The orders that it came for, all of one buyer and one seller. */
  orderIds: readonly string[]
  amount: DecimalText
  /** When the money came. */
  day: BusinessDay
  via: PaymentChannel
  /** The payment's own name where it comes from: one payment each. */
  name: string
  /** The user who requested a way to pay. */
  requestedBy: string
}

export interface Came {
  actId: string
  /** It stands in the ledger since before. */
  isKnown: boolean
  /** The rest that no order needed, which stays as the buyer's credit. */
  rest: DecimalText
}

/**
 * Records money that has come of itself, once: what was due first is paid first, and what is beyond the orders, or came for
 * one that is paid or cancelled meanwhile, stays as the buyer's credit [PAY-3]. The orders stay locked.
 * @throws Refusal order_not_found | payment_of_others | key_reused where the same payment comes with another amount
 */
export async function recordIncoming(tx: Tx, incoming: Incoming, now: Date): Promise<Came> {
  const { orderIds, amount, day, via, name, requestedBy } = incoming
  const orders = await holdOrders(tx, null, orderIds, now)
  const key = { key: `${via}:${name}`, hash: hashOf(via, name, amountText(amount)) }
  const done = await findRepeated(tx, orders.pair.sellerId, key)
  if (done) return { actId: done.id, isKnown: true, rest: '0.00' }

  const payable = [...orders.money.values()].filter(({ orderId }) => orders.locked.get(orderId)?.isPayable)
  const allocations = divided(payable, amount)
  const lines = pay(orders.money, { amount, allocations, keepsRest: true })
  const actId = await insertAct(tx, { ...orders.pair, kind: 'payment', via, day, userId: null, key }, lines, now)
  await announceSettled(tx, lines, { kind: 'payment', via, reason: null, by: null }, now)
  await paymentRecorded.emit(
    tx,
    { paymentId: actId, ...orders.pair, day, amount, allocations, userId: requestedBy },
    now,
  )
  const rest = allocations.reduce((left, allocation) => left.minus(allocation.amount), decimal(amount))
  return { actId, isKnown: false, rest: amountText(rest) }
}
