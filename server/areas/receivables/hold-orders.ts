import type { Member } from '#domain/accounts/actor.ts'
import type { OrderMoney } from '#domain/receivables/ledger.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { type OrderToPay, ordersLocked, ordersRead } from './events.ts'
import { findMoney, type MoneyRow, type Pair } from './queries.ts'

export interface LockedMoney {
  pair: Pair
  /** By order. */
  money: ReadonlyMap<string, MoneyRow>
  locked: ReadonlyMap<string, OrderToPay>
}

/**
 * Orders of one buyer with their money, locked until the transaction ends.
 * @throws Refusal order_not_found | payment_of_others
 */
export async function holdOrders(
  tx: Tx,
  member: Member | null,
  orderIds: readonly string[],
  now: Date,
): Promise<LockedMoney> {
  const [locked = []] = await ordersLocked.emit(tx, { member, orderIds }, now)
  const money = await findMoney(
    tx,
    locked.map(({ orderId }) => orderId),
  )
  const [first] = money
  if (!first || money.length < orderIds.length) throw new Refusal('order_not_found', { field: 'transaksi_id' })
  const { sellerId, buyerId } = first
  if (money.some((one) => one.buyerId !== buyerId)) throw new Refusal('payment_of_others', { field: 'alokasi' })
  return {
    pair: { sellerId, buyerId },
    money: new Map(money.map((one) => [one.orderId, one])),
    locked: new Map(locked.map((one) => [one.orderId, one])),
  }
}

/** The money of an order as it is now, for a member of one of its companies. @throws Refusal order_not_found */
export async function seeOrder(
  db: Db,
  member: Member,
  orderId: string,
  now: Date,
): Promise<{ order: MoneyRow; isPayable: boolean }> {
  const [found] = await ordersRead.ask(db, { member, orderIds: [orderId] }, now)
  const [order] = found ? await findMoney(db, [orderId]) : []
  if (!found || !order) throw new Refusal('order_not_found', { field: 'transaksi_id' })
  return { order, isPayable: found.isPayable }
}

/** @throws Refusal payment_needs_order */
export function checkPayable(locked: ReadonlyMap<string, OrderToPay>): void {
  for (const { number, isPayable } of locked.values()) {
    if (!isPayable) throw new Refusal('payment_needs_order', { field: 'transaksi_id', words: { number } })
  }
}

/** The money of one locked order. */
export function moneyOf({ money }: LockedMoney, orderId: string): OrderMoney {
  const found = money.get(orderId)
  if (!found) throw new Error(`order ${orderId} is not locked`)
  return found
}
