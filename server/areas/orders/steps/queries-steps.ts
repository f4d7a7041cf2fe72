import { type ExpressionBuilder, type NotNull, sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import type { GoodsAct, Order } from '#domain/orders/order.ts'
import { type OrderState, openStates } from '#domain/orders/state.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, dateOf } from '#server/platform/sql-input.ts'
import { cancelledUnits } from '../queries-lines.ts'
import { ordersOf } from '../queries-matching.ts'

export interface LockedOrder extends Order {
  id: string
  version: number
  number: string
  buyerId: string
  sellerId: string
  /** When the seller was sent it; null until the buyer's company has approved it. */
  submittedAt: Date | null
  /** Until when the seller confirms it; null while it has not been sent to the seller. */
  confirmBy: Date | null
  placedAt: Date
  total: DecimalText
  paymentType: string
  /** The part of the checkout's voucher used for it, in Rupiah, and the voucher's id. */
  voucher: DecimalText
  voucherId: string | null
}

/** The company's order, locked for one act; not found if it is another company's or the seller has not been sent it. */
export async function lockOrder(tx: Tx, member: Member, id: string): Promise<LockedOrder | undefined> {
  return locking(tx).where(ordersOf(member)).where('o.id', '=', id).executeTakeFirst()
}

/** Orders of the company, or of any without one, locked in the order of their ids. */
export function lockOrders(tx: Tx, member: Member | null, ids: readonly string[]): Promise<LockedOrder[]> {
  return locking(tx)
    .$if(member !== null, (query) => query.where(member ? ordersOf(member) : sql.lit(true)))
    .where('o.id', '=', anyOf(ids))
    .execute()
}

/** Orders that await approval between two companies, locked. */
export function lockWaitingOfPair(tx: Tx, buyerId: string, sellerId: string): Promise<LockedOrder[]> {
  return locking(tx).where(waiting).where('o.buyer_id', '=', buyerId).where('o.seller_id', '=', sellerId).execute()
}

/** Those of a buyer that wait for approval, locked. */
export function lockWaitingOfBuyer(tx: Tx, buyerId: string): Promise<LockedOrder[]> {
  return locking(tx).where(waiting).where('o.buyer_id', '=', buyerId).execute()
}

/** An order placed before an instant that still waits for approval, locked; none of the others. */
export function lockOverdueApproval(
  tx: Tx,
  placedBefore: Date,
  but: readonly string[],
): Promise<LockedOrder | undefined> {
  return locking(tx)
    .where(waiting)
    .where('o.placed_at', '<', placedBefore)
    .where(({ not, eb }) => not(eb('o.id', '=', anyOf(but))))
    .limit(1)
    .executeTakeFirst()
}

/** An order that its seller has not confirmed in time, locked; none of the others. */
export function lockOverdueConfirmation(tx: Tx, now: Date, but: readonly string[]): Promise<LockedOrder | undefined> {
  return locking(tx)
    .where('o.state', '=', sql.lit('awaiting_confirmation' satisfies OrderState))
    .where('o.confirm_by', '<=', now)
    .where(({ not, eb }) => not(eb('o.id', '=', anyOf(but))))
    .limit(1)
    .executeTakeFirst()
}

/** A seller's open orders that are fetched, but not there, locked. */
export function lockFetchedElsewhere(tx: Tx, sellerId: CompanyId, pickup: string): Promise<LockedOrder[]> {
  return locking(tx)
    .where('o.seller_id', '=', sellerId)
    .where('o.state', 'in', openStates)
    .where('o.pickup', 'is not', null)
    .where('o.pickup', '<>', pickup)
    .execute()
}

/** Where the goods of orders are fetched from now on. */
export async function savePickup(tx: Tx, orderIds: readonly string[], pickup: string): Promise<void> {
  await tx.updateTable('orders').set({ pickup }).where('id', '=', anyOf(orderIds)).execute()
}

/** Orders with a deadline for confirmation before an instant, marked as reminded of; those sent after another wait. */
export function markReminded(tx: Tx, { endsBefore, sentBefore }: { endsBefore: Date; sentBefore: Date }) {
  return tx
    .updateTable('orders')
    .set({ confirm_reminded: true })
    .where('state', '=', sql.lit('awaiting_confirmation' satisfies OrderState))
    .where('confirm_reminded', '=', false)
    .where('confirm_by', '<=', endsBefore)
    .where('submitted_at', '<=', sentBefore)
    .returning(['id', 'number', 'buyer_id as buyerId', 'seller_id as sellerId', 'confirm_by as confirmBy'])
    .$narrowType<{ confirmBy: NotNull }>()
    .execute()
}

/** The seller of an order of the buyer's. */
export async function findSellerOf(tx: Tx, buyerId: CompanyId, id: string): Promise<string | undefined> {
  const order = await tx
    .selectFrom('orders as o')
    .select('o.seller_id as sellerId')
    .where('o.buyer_id', '=', buyerId)
    .where('o.id', '=', id)
    .executeTakeFirst()
  return order?.sellerId
}

function waiting({ eb }: ExpressionBuilder<DB & { o: DB['orders'] }, 'o'>) {
  return eb('o.state', '=', sql.lit('awaiting_approval' satisfies OrderState))
}

// always in the order of the ids, so that two who lock several wait for each other
function locking(tx: Tx) {
  return tx
    .selectFrom('orders as o')
    .select([
      'o.id',
      'o.number',
      'o.buyer_id as buyerId',
      'o.seller_id as sellerId',
      'o.state',
      'o.version',
      'o.placed_by as placedBy',
      'o.submitted_at as submittedAt',
      'o.confirm_by as confirmBy',
      'o.total_amount as total',
      'o.voucher_amount as voucher',
      'o.payment_type as paymentType',
      'o.pickup',
      'o.parts_sent as shipmentsSent',
      'o.parts_received as shipmentsReceived',
      'o.placed_at as placedAt',
    ])
    .select(({ selectFrom }) =>
      selectFrom('checkouts as c')
        .select('c.voucher_id')
        .whereRef('c.buyer_id', '=', 'o.buyer_id')
        .whereRef('c.key', '=', 'o.checkout_key')
        .as('voucherId'),
    )
    .$narrowType<{ state: OrderState; placedBy: UserId }>()
    .orderBy('o.id')
    .forNoKeyUpdate('o')
}

/** How many orders announced to the seller the buyer's company has cancelled since then. */
export async function countCancellations(tx: Tx, buyerId: CompanyId, sellerId: string, since: Date): Promise<number> {
  const { cancelled } = await ownCancellations(tx, buyerId, since)
    .where('o.seller_id', '=', sellerId)
    .where('o.submitted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return cancelled
}

/** How many of its orders that waited for approval, of all sellers, the buyer's company has cancelled since then. */
export async function countWithdrawals(tx: Tx, buyerId: CompanyId, since: Date): Promise<number> {
  const { cancelled } = await ownCancellations(tx, buyerId, since)
    .where('o.submitted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return cancelled
}

function ownCancellations(tx: Tx, buyerId: CompanyId, since: Date) {
  return tx
    .selectFrom('orders as o')
    .innerJoin('order_events as e', 'e.order_id', 'o.id')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('cancelled'))
    .where('o.buyer_id', '=', buyerId)
    .where('e.event', '=', 'cancel')
    .where('e.company_id', '=', buyerId)
    .where('e.at', '>=', since)
}

/** A step of an order; the last day to pay comes with the first goods, and goes with them where they were sent by mistake. */
export async function saveStep(tx: Tx, order: LockedOrder, dueDay: BusinessDay | null): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      state: order.state,
      version: order.version,
      submitted_at: order.submittedAt,
      confirm_by: order.confirmBy,
      parts_sent: order.shipmentsSent,
      parts_received: order.shipmentsReceived,
      ...(dueDay && { due_day: dateOf(dueDay) }),
      ...(order.shipmentsSent === 0 && { due_day: null }),
    })
    .where('id', '=', order.id)
    .execute()
}

/** Notes whether a request to cancel a locked order waits for its seller. */
export async function saveCancelRequested(tx: Tx, orderId: string, requested: boolean): Promise<void> {
  await tx.updateTable('orders').set({ cancel_asked: requested }).where('id', '=', orderId).execute()
}

interface OrderedProduct {
  productId: number
  name: string
  units: DecimalText
  /** Rupiah per unit, as ordered. */
  unitPrice: DecimalText
}

/** The units that orders were placed for, by product: also those cancelled since. */
export async function findOrderedProducts(db: Db, orderIds: readonly string[]): Promise<OrderedProduct[]> {
  return db
    .selectFrom('order_lines')
    .select(['product_id as productId', 'name', 'unit_price as unitPrice'])
    .select(({ eb }) => eb('units', '+', cancelledUnits).as('units'))
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('order_id')
    .orderBy('position')
    .execute()
}

/**
 * The units that a cancelled order releases, by product: reserved and unshipped ones, or those its buyer has received.
 */
export async function findGoodsOf(
  tx: Tx,
  orderId: string,
  act: GoodsAct,
): Promise<{ productId: number; units: DecimalText }[]> {
  const found = await tx
    .selectFrom('order_lines')
    .select('product_id as productId')
    .select(
      (act === 'release'
        ? sql<DecimalText>`units - units_shipped`
        : sql<DecimalText>`units_received + units_adjusted`
      ).as('units'),
    )
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return found.filter(({ units }) => isMore(units, 0))
}
