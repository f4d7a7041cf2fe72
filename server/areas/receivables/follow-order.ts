import { randomUUID } from 'node:crypto'
import type { Member } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { amountText, type DecimalText, decimal, isMore, isSame } from '#domain/money.ts'
import { cancel, type LedgerLine, lower, reduce, round } from '#domain/receivables/ledger.ts'
import type { ActKind, PaymentChannel } from '#domain/receivables/words.ts'
import type { Tx } from '#server/platform/database.ts'
import { orderSettled } from './events.ts'
import {
  findInvoiced,
  findMoney,
  insertAct,
  insertOpened,
  type MoneyRow,
  type OpenedOrder,
  savePayBy,
} from './queries.ts'

// Orders call these with their rows locked, so that nothing of their money moves meanwhile.

/** New orders come to their totals; nothing is invoiced until goods are shipped [PAY-1]. */
export function openReceivables(tx: Tx, orders: readonly Omit<OpenedOrder, 'actId'>[], now: Date): Promise<void> {
  const opened = orders.map((order) => ({ ...order, actId: randomUUID() }))
  return insertOpened(tx, opened, businessDay(now), now)
}

/** The last day to pay an order that is paid before it is shipped. */
export async function setPayBy(tx: Tx, orderId: string, day: BusinessDay): Promise<void> {
  await savePayBy(tx, orderId, day)
}

interface Invoiced {
  orderId: string
  /** Null: the whole order was shipped. */
  shipmentId: string | null
  amount: DecimalText
  /** The last day to pay; null: that of the order. */
  dueDay: BusinessDay | null
}

/** Records the invoice of a shipment in the ledger [PAY-1]. */
export async function writeInvoice(
  tx: Tx,
  { orderId, shipmentId, amount, dueDay }: Invoiced,
  now: Date,
): Promise<void> {
  if (!isMore(amount, 0)) return
  const order = await moneyOf(tx, orderId)
  await insert(
    tx,
    order,
    { kind: 'invoice', lines: [{ orderId, invoiced: amount, dueDay, shipmentId }], by: null },
    now,
  )
}

/** Reverses the invoice of an undone shipment by a counter entry; payments stay with the order [PAY-1]. */
export async function reverseInvoice(
  tx: Tx,
  { orderId, shipmentId, reason, by }: { orderId: string; shipmentId: string; reason: string; by: Member },
  now: Date,
): Promise<void> {
  const invoiced = await findInvoiced(tx, shipmentId)
  if (!invoiced) return
  const { sellerId, buyerId } = await moneyOf(tx, orderId)
  const lines = [{ orderId, shipmentId, invoiced: amountText(decimal(0).minus(invoiced.amount)) }]
  const pair = { sellerId, buyerId, day: businessDay(now), userId: by.userId }
  await insertAct(tx, { kind: 'reversal', ...pair, reason, undoes: invoiced.actId }, lines, now)
}

/** Reduces an order by what will not be shipped: what was paid for it becomes credit [PAY-1]. */
export async function writeReduction(
  tx: Tx,
  { orderId, amount, by }: { orderId: string; amount: DecimalText; by: Member },
  now: Date,
): Promise<void> {
  if (!isMore(amount, 0)) return
  const order = await moneyOf(tx, orderId)
  const lines = reduce(order, amount)
  await insert(tx, order, { kind: 'reduction', lines, by }, now)
  await announceSettled(tx, lines, { kind: 'reduction', reason: null, by: null }, now)
}

/** An order comes to more or less, below zero, because PPN is rounded on each of its invoices [TAX-1, PAY-1]. */
export async function writeRounding(
  tx: Tx,
  { orderId, by, reason }: { orderId: string; by: DecimalText; reason: string },
  now: Date,
): Promise<void> {
  if (isSame(by, '0')) return
  const order = await moneyOf(tx, orderId)
  const lines = round(order, by)
  await insert(tx, order, { kind: 'rounding', lines, by: null, reason }, now)
  await announceSettled(tx, lines, { kind: 'rounding', reason: null, by: null }, now)
}

/** A cancelled order comes to nothing; what was paid for it becomes the buyer's credit with the seller [PAY-1]. */
export async function cancelReceivable(tx: Tx, orderId: string, by: Member | null, now: Date): Promise<void> {
  const order = await moneyOf(tx, orderId)
  const lines = cancel(order)
  if (lines.length > 0) await insert(tx, order, { kind: 'cancellation', lines, by }, now)
}

interface CreditNote {
  orderId: string
  /** The shipment whose invoice it corrects. */
  shipmentId: string
  amount: DecimalText
  /** Shown to both sides: what it is for. */
  reason: string
  by: Member | null
}

/**
 * Credits some of what was invoiced: the total of the order falls, and what was paid beyond it becomes the buyer's
 * credit with the seller. The order is locked by the caller; its history and both sides' pages follow. @returns the
 * act's id
 * @throws Refusal reduction_too_large where it is more than was invoiced and not credited yet
 */
export async function writeCreditNote(
  tx: Tx,
  { orderId, shipmentId, amount, reason, by }: CreditNote,
  now: Date,
): Promise<string> {
  const order = await moneyOf(tx, orderId)
  const lines = lower(order, amount, amount).map((line) => (line.orderId === null ? line : { ...line, shipmentId }))
  const id = await insert(tx, order, { kind: 'credit_note', lines, by, reason }, now)
  await announceSettled(tx, lines, { kind: 'credit_note', reason, by }, now)
  return id
}

interface Follows {
  kind: 'invoice' | 'reduction' | 'rounding' | 'cancellation' | 'credit_note'
  lines: readonly LedgerLine[]
  by: Member | null
  reason?: string
}

function insert(tx: Tx, { sellerId, buyerId }: MoneyRow, { kind, lines, by, reason }: Follows, now: Date) {
  const act = { kind, sellerId, buyerId, day: businessDay(now), userId: by?.userId ?? null, reason: reason ?? null }
  return insertAct(tx, act, lines, now)
}

async function moneyOf(tx: Tx, orderId: string): Promise<MoneyRow> {
  const [order] = await findMoney(tx, [orderId])
  if (!order) throw new Error(`order ${orderId} has no ledger`)
  return order
}

interface Settling {
  kind: ActKind
  /** The channel of a payment that was not recorded by hand. */
  via?: PaymentChannel | null
  reason: string | null
  by: Member | null
}

/** Announces what is to be paid of the orders of a recorded act. */
export async function announceSettled(
  tx: Tx,
  lines: readonly LedgerLine[],
  { kind, via = null, reason, by }: Settling,
  now: Date,
): Promise<void> {
  const paid = new Map<string, string>()
  for (const { orderId, ordered = '0', paid: part = '0', writtenOff = '0' } of lines) {
    if (orderId === null) continue
    const before = paid.get(orderId) ?? '0'
    paid.set(orderId, amountText(decimal(before).plus(part).plus(writtenOff).minus(ordered)))
  }
  // in the order in which they are locked
  const money = await findMoney(tx, [...paid.keys()])
  for (const { orderId, open } of money.sort((one, other) => (one.orderId < other.orderId ? -1 : 1))) {
    await orderSettled.emit(tx, { orderId, kind, via, amount: paid.get(orderId) ?? '0.00', open, reason, by }, now)
  }
}
