import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { amountText, type DecimalText, decimal } from '#domain/money.ts'
import { writeOff as giveUp, type LedgerLine, spendCredit as spend, undo } from '#domain/receivables/ledger.ts'
import { isUndoable } from '#domain/receivables/words.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { paymentUndone } from './events.ts'
import { announceSettled } from './follow-order.ts'
import { checkPayable, holdOrders, type LockedMoney, moneyOf } from './hold-orders.ts'
import { findAct, findLinesOf, findMoney, findOpenAfter, insertAct, lockCredit } from './queries.ts'
import { checkOpen, findRepeated, hashOf, type Recorded } from './record-payment.ts'

interface Adjustment {
  orderId: string
  amount: DecimalText
  /** Made by the client, one for each act. */
  key: string
  /** The rest that was shown; null where none was. */
  expectedOpen: DecimalText | null
}

/**
 * Pays an order with what its buyer has paid too much [PAY-1].
 * @throws Refusal order_not_found | key_reused | payment_needs_order | receivable_moved_on | payment_exceeds_open |
 *   credit_too_small
 */
export function spendCredit(deps: Deps, seller: Seller, adjustment: Adjustment): Promise<Recorded> {
  return adjust(deps, seller, { ...adjustment, kind: 'credit_use', reason: null }, async (tx, orders) => {
    checkPayable(orders.locked)
    return spend(moneyOf(orders, adjustment.orderId), adjustment.amount, await lockCredit(tx, orders.pair))
  })
}

/**
 * Gives up what will not be paid of an order, with a reason [PAY-1].
 * @throws Refusal order_not_found | key_reused | payment_needs_order | receivable_moved_on | payment_exceeds_open
 */
export function writeOff(deps: Deps, owner: Seller, adjustment: Adjustment & { reason: string }): Promise<Recorded> {
  return adjust(deps, owner, { ...adjustment, kind: 'write_off' }, async (tx, orders, now) => {
    checkPayable(orders.locked)
    const order = moneyOf(orders, adjustment.orderId)
    const lines = giveUp(order, adjustment.amount)
    const { amount, reason } = adjustment
    const thing = { id: order.orderId, name: order.number }
    await audit(tx, owner, { act: 'payment.write-off', thing, after: { amount, reason } }, now)
    return lines
  })
}

function adjust(
  deps: Deps,
  seller: Seller,
  {
    kind,
    orderId,
    amount,
    key,
    expectedOpen,
    reason,
  }: Adjustment & { kind: 'credit_use' | 'write_off'; reason: string | null },
  decide: (tx: Tx, orders: LockedMoney, now: Date) => Promise<LedgerLine[]>,
): Promise<Recorded> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const orders = await holdOrders(tx, seller, [orderId], now)
    const hash = hashOf(kind, orderId, amountText(amount), reason)
    const done = await findRepeated(tx, seller.companyId, { key, hash })
    if (done) return { id: done.id, open: await findOpenAfter(tx, orderId, done.id) }
    checkOpen(moneyOf(orders, orderId), expectedOpen)
    const lines = await decide(tx, orders, now)
    const act = { ...orders.pair, kind, day: businessDay(now), userId: seller.userId, reason, key: { key, hash } }
    const id = await insertAct(tx, act, lines, now)
    await announceSettled(tx, lines, { kind, reason, by: seller }, now)
    return { id, open: await findOpenAfter(tx, orderId, id) }
  })
}

/**
 * Undoes a payment, a use of credit or a write-off by a counter entry [PAY-1]. @returns its id
 * @throws Refusal payment_not_found | payment_undone | payment_not_undoable | credit_spent | not_allowed
 */
export function undoAct(
  deps: Deps,
  seller: Seller,
  { actId, reason }: { actId: string; reason: string },
): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const lines = await findLinesOf(tx, actId)
    const orderIds = lines.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]))
    // its orders first, as paying locks them
    const found = await findAct(tx, seller.companyId, actId)
    if (!found) throw new Refusal('payment_not_found', { field: 'id' })
    if (orderIds.length > 0) await holdOrders(tx, seller, [...new Set(orderIds)], now)
    const credit = await lockCredit(tx, found)
    const act = await findAct(tx, seller.companyId, actId)
    if (!act || act.isUndone) throw new Refusal('payment_undone', { field: 'id' })
    // undoing a write-off needs the permission to write off
    if (act.kind === 'write_off' && !mayDo(seller, 'payments.write-off')) throw new Refusal('not_allowed')
    if (!isUndoable(act.kind)) throw new Refusal('payment_not_undoable', { field: 'id' })

    const money = new Map((await findMoney(tx, orderIds)).map((one) => [one.orderId, one]))
    const undone = undo(lines, money, credit)
    const { sellerId, buyerId } = act
    const counter = { sellerId, buyerId, day: businessDay(now), userId: seller.userId, reason, undoes: act.id }
    const id = await insertAct(tx, { kind: 'reversal', ...counter }, undone, now)
    const thing = { id: act.id }
    await audit(tx, seller, { act: 'payment.undo', thing, after: { kind: act.kind, reason } }, now)
    // every order of it, also one of which nothing is taken because it became smaller meanwhile
    await announceSettled(tx, opposite(lines), { kind: 'reversal', reason, by: seller }, now)
    if (act.kind === 'payment') await paymentUndone.emit(tx, { paymentId: act.id, reason }, now)
    return id
  })
}

function opposite(lines: readonly LedgerLine[]): LedgerLine[] {
  return lines.map(({ orderId, paid = '0', writtenOff = '0' }) => ({
    orderId,
    paid: amountText(decimal(0).minus(paid)),
    writtenOff: amountText(decimal(0).minus(writtenOff)),
  }))
}
