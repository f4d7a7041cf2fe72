import type { Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { formatRupiah } from '#domain/format.ts'
import { amountText, type DecimalText, isSame } from '#domain/money.ts'
import { divided, type OrderMoney, type Part, pay } from '#domain/receivables/ledger.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdIfOpen } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { paymentRecorded } from './events.ts'
import { closeProof } from './handle-proofs.ts'
import { checkPayable, holdOrders, moneyOf } from './hold-orders.ts'
import { findMoney, findOpenAfter, insertAct } from './queries.ts'
import { findRepeated, hashOf } from './repeated.ts'
import { tellSettled } from './settle.ts'

export interface PaymentToRecord {
  /** The order it came for. */
  orderId: string
  amount: DecimalText
  /** When the money came. */
  day: BusinessDay
  /** Made by the client, one for each payment. */
  key: string
  /** How it is divided; null: the order takes what it can. */
  parts: readonly Part[] | null
  /** What is beyond the orders stays as the buyer's credit. */
  keepsRest: boolean
  /** The rest of the order that was shown; null where none was. */
  seenOpen: DecimalText | null
  /** The proof by which it is recorded; null without one. */
  proofId: string | null
}

export interface Recorded {
  id: string
  /** What is still to be paid of the order. */
  open: DecimalText
}

/**
 * Records a payment of one or several orders of a buyer; the same key records it once [PAY-1].
 * @throws Refusal order_not_found | proof_not_found | proof_act_not_allowed | payment_of_others | key_reused | payment_needs_order | payment_not_yet |
 *   payment_buyer_closed | receivable_moved_on | payment_exceeds_open | payment_leaves_rest | payment_parts_exceed
 */
export function recordPayment(deps: Deps, seller: Seller, payment: PaymentToRecord): Promise<Recorded> {
  return deps.db.transaction().execute((tx) => recordIn(tx, seller, payment, deps.now()))
}

async function recordIn(tx: Tx, seller: Seller, payment: PaymentToRecord, now: Date): Promise<Recorded> {
  const { orderId, amount, day, key, keepsRest } = payment
  const orderIds = [...new Set([orderId, ...(payment.parts ?? []).map((part) => part.orderId)])]
  // the company before its orders, as a buyer who cancels locks them
  const keepsForBuyer = keepsRest && (await holdBuyerIfOpen(tx, seller, orderId))
  const orders = await holdOrders(tx, seller, orderIds, now)
  const hash = hashOf('payment', orderId, amountText(amount), day, payment.parts?.map(plain) ?? null, keepsRest)
  const done = await findRepeated(tx, seller.companyId, { key, hash })
  if (done) return { id: done.id, open: await findOpenAfter(tx, orderId, done.id) }

  checkPayable(orders.held)
  if (day > businessDay(now)) throw new Refusal('payment_not_yet', { field: 'tanggal' })
  const order = moneyOf(orders, orderId)
  checkSeen(order, payment.seenOpen)
  const parts = payment.parts ?? divided([order], amount)
  const lines = pay(orders.money, { amount, parts, keepsRest })
  // nobody would be there to use it
  if (!keepsForBuyer && lines.some((line) => line.orderId === null))
    throw new Refusal('payment_buyer_closed', { field: 'jumlah' })

  const act = { ...orders.pair, kind: 'payment', day, userId: seller.userId, key: { key, hash } } as const
  const id = await insertAct(tx, act, lines, now)
  if (payment.proofId) await closeProof(tx, seller, { id: payment.proofId, orderIds, actId: id }, now)
  await tellSettled(tx, lines, { kind: 'payment', reason: null, by: seller }, now)
  await paymentRecorded.tell(tx, { paymentId: id, ...orders.pair, day, amount, parts, userId: seller.userId }, now)
  return { id, open: await findOpenAfter(tx, orderId, id) }
}

/** Whether the company that ordered is open, which it stays until the transaction ends; another seller's order has none. */
async function holdBuyerIfOpen(tx: Tx, seller: Seller, orderId: string): Promise<boolean> {
  const [order] = await findMoney(tx, [orderId])
  return order?.sellerId === seller.companyId && holdIfOpen(tx, order.buyerId)
}

/** @throws Refusal receivable_moved_on */
export function checkSeen({ open }: OrderMoney, seen: DecimalText | null): void {
  if (seen === null || isSame(seen, open)) return
  throw new Refusal('receivable_moved_on', { field: 'sisa', words: { open: formatRupiah(open) } })
}

function plain({ orderId, amount }: Part): [string, string] {
  return [orderId, amountText(amount)]
}
