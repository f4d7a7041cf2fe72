import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { DecimalText } from '#domain/money.ts'
import type { OrderState } from '#domain/orders/state.ts'
import { type Agreed, agreed, type Purchase } from '#server/areas/negotiations/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** A number of orders and their total in Rupiah, with what vouchers paid: the platform pays the seller that. */
export interface SalesSum {
  orders: number
  total: DecimalText
}

/** A buyer's orders sent to a seller since an instant, without cancelled ones. */
export async function sumPurchases(
  db: Db | Tx,
  { sellerId, buyerId, since }: { sellerId: string; buyerId: string; since: Date },
): Promise<SalesSum> {
  return readSum(
    await salesSum(db, sellerId, since)
      .where('buyer_id', '=', buyerId)
      .where('state', '<>', 'cancelled' satisfies OrderState)
      .executeTakeFirstOrThrow(),
  )
}

function salesSum(db: Db | Tx, sellerId: string, since: Date) {
  return db
    .selectFrom('orders')
    .select(({ fn, eb }) => [
      fn.countAll<string>().as('orders'),
      fn.sum<DecimalText | null>(eb('total_amount', '+', eb.ref('voucher_amount'))).as('total'),
    ])
    .where('seller_id', '=', sellerId)
    .where('submitted_at', '>=', since)
}

function readSum({ orders, total }: { orders: string; total: DecimalText | null }): SalesSum {
  return { orders: Number(orders), total: total ?? '0.00' }
}

/** A buyer's purchases of a product, newest first, without cancelled ones. */
export async function findPurchases(
  db: Db | Tx,
  { buyerId, productId, most }: { buyerId: string; productId: number; most: number },
): Promise<Purchase[]> {
  return db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['o.number as orderNumber', 'o.placed_at as placedAt', 'l.unit_price as unitPrice', 'l.units'])
    .where('o.buyer_id', '=', buyerId)
    .where('l.product_id', '=', productId)
    .where('o.state', '<>', 'cancelled' satisfies OrderState)
    .where('o.submitted_at', 'is not', null)
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.number', 'desc')
    .limit(most)
    .execute()
}

/** Order numbers by order id. */
export async function findOrderNumbers(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('orders').select(['id', 'number']).where('id', '=', anyOf(ids)).execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** Those of the orders that their sellers know. */
export async function findKnownToSellers(db: Db | Tx, orderIds: readonly string[]): Promise<Set<string>> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', anyOf(orderIds))
    .where('submitted_at', 'is not', null)
    .execute()
  return new Set(found.map(({ id }) => id))
}

export interface RecentOrder {
  id: string
  number: string
  state: OrderState
  /** Where the buyer fetches the goods; null: they are delivered. */
  pickup: string | null
  /** Some of the goods were sent already. */
  isPartlySent: boolean
  /** In Rupiah. */
  total: DecimalText
  placedAt: Date
}

/** A buyer's last orders with a seller; a seller's begin when it was sent them. */
export function findOrdersBetween(
  db: Db,
  { companyKind }: Member,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
  most: number,
): Promise<RecentOrder[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'pickup', 'total_amount as total', 'placed_at as placedAt'])
    .select(({ eb, lit }) => eb('parts_sent', '>', lit(0)).$castTo<boolean>().as('isPartlySent'))
    .$narrowType<{ state: OrderState }>()
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
    .$if(companyKind === 'seller', (query) => query.where('submitted_at', 'is not', null))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Total of the member's orders for the company in a month, in Rupiah, waiting ones included, cancelled ones not. */
export async function sumOrdersOf(
  db: Db | Tx,
  { companyId, userId }: Member,
  month: { start: Date; end: Date },
): Promise<DecimalText> {
  const { total } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<DecimalText | null>('total_amount').as('total'))
    .where('buyer_id', '=', companyId)
    .where('placed_by', '=', userId)
    .where('state', '<>', sql.lit('cancelled' satisfies OrderState))
    .where('placed_at', '>=', month.start)
    .where('placed_at', '<', month.end)
    .executeTakeFirstOrThrow()
  return total ?? '0.00'
}

/** An agreed price that a line of an order was placed at. */
export interface OrderedAgreement extends Agreed {
  orderId: string
}

/**
 * The agreed prices that lines of these orders cost; not what was only used up because the order was too small without it
 * [NEGO-12, NEGO-15].
 */
export function findOrderedAgreements(db: Db | Tx, orderIds: readonly string[]): Promise<OrderedAgreement[]> {
  return db
    .selectFrom(agreed.as('a'))
    .innerJoin('order_lines as l', (join) =>
      join
        .onRef('l.order_id', '=', 'a.orderId')
        .onRef('l.product_id', '=', 'a.productId')
        .onRef('l.unit_price', '=', 'a.price'),
    )
    .select([
      'l.order_id as orderId',
      'a.productId',
      'a.negotiationId',
      'a.deal',
      'a.isAnswered',
      'a.price',
      'a.listPrice',
    ])
    .where('a.orderId', '=', anyOf(orderIds))
    .execute()
}

/** The agreements of these negotiations. */
export function findAgreed(tx: Tx, negotiationIds: readonly string[]): Promise<Agreed[]> {
  return tx.selectFrom(agreed.as('a')).selectAll().where('a.negotiationId', '=', anyOf(negotiationIds)).execute()
}
