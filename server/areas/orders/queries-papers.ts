import { expressionBuilder } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { HistoryEvent } from '#domain/orders/notice.ts'
import { confirmedStates, type OrderState } from '#domain/orders/state.ts'
import { people } from '#server/areas/accounts/public.ts'
import { movementFacts, productFacts } from '#server/areas/catalogue/public.ts'
import type { DeliveryAddress } from '#server/areas/companies/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { linesOf, type OrderLineRow } from './queries-lines.ts'
import { ordersOf } from './queries-matching.ts'

/** The fields of an order that its documents state. */
export interface OrderToIssue {
  id: string
  number: string
  sellerId: string
  buyerId: string
  sentAt: Date
  poNumber: string | null
  paymentType: string
  dueDay: BusinessDay | null
  paidAt: Date | null
  /** Where the buyer fetches the goods; null: they are delivered. */
  pickup: string | null
  address: DeliveryAddress
  isPkp: boolean
  taxPercent: DecimalText
  goods: DecimalText
  sellerDiscount: DecimalText
  shipping: DecimalText
  taxBase: DecimalText
  tax: DecimalText
  voucher: DecimalText
  total: DecimalText
  shownAccountId: string | null
  note: string | null
  /** The day on which the buyer wants the goods. */
  requestedDay: BusinessDay | null
  orderedBy: string
  /** Null where no approval was needed. */
  approvedBy: string | null
  lines: LineToIssue[]
}

/** A line with its seller's own code, as it is now; empty without one. */
export type LineToIssue = OrderLineRow & { sku: string }

/** An order announced to its seller, with the fields of its documents, of any company. */
export async function findOrderToIssue(tx: Tx, id: string): Promise<OrderToIssue> {
  const order = await tx
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'seller_id as sellerId',
      'buyer_id as buyerId',
      'po_number as poNumber',
      'payment_type as paymentType',
      'paid_at as paidAt',
      'pickup',
      'is_pkp as isPkp',
      'tax_percent as taxPercent',
      'goods_amount as goods',
      'seller_discount_amount as sellerDiscount',
      'shipping_amount as shipping',
      'tax_base_amount as taxBase',
      'tax_amount as tax',
      'voucher_amount as voucher',
      'total_amount as total',
      'told_account_id as shownAccountId',
      'note',
    ])
    .select(({ ref, cast }) => [
      ref('submitted_at').$notNull().as('sentAt'),
      cast<BusinessDay | null>('due_day', 'text').as('dueDay'),
      cast<BusinessDay | null>('wanted_day', 'text').as('requestedDay'),
      ref('address').$castTo<DeliveryAddress>().as('address'),
    ])
    .select(({ selectFrom }) => [
      selectFrom(people.as('person'))
        .select('person.name')
        .whereRef('person.id', '=', 'orders.placed_by')
        .$asScalar()
        .$notNull()
        .as('orderedBy'),
      selectFrom('order_events as e')
        .innerJoin(people.as('person'), 'person.id', 'e.user_id')
        .select('person.name')
        .whereRef('e.order_id', '=', 'orders.id')
        .where('e.event', '=', 'approve' satisfies HistoryEvent)
        .orderBy('e.at', 'desc')
        .limit(1)
        .as('approvedBy'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lines = await linesOf(tx, id)
    .select(({ selectFrom }) =>
      selectFrom(productFacts.as('product'))
        .select('product.sku')
        .whereRef('product.id', '=', 'order_lines.product_id')
        .$asScalar()
        .$notNull()
        .as('sku'),
    )
    .execute()
  return { ...order, lines }
}

/** When these orders, of any company, were placed: PPN was computed for that day. */
export async function findPlacingDays(db: Db | Tx, ids: readonly string[]): Promise<Map<string, BusinessDay>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'placed_at as placedAt'])
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map(({ id, placedAt }) => [id, businessDay(placedAt)]))
}

/** Whether there is such an order of the member's company. */
export async function isOrderOf(db: Db, member: Member, id: string): Promise<boolean> {
  return (await stateOfOrder(db, member, id)) !== undefined
}

/** The state of an order of the member's company; of another's there is none. */
export async function stateOfOrder(db: Db, member: Member, id: string): Promise<OrderState | undefined> {
  const found = await db
    .selectFrom('orders as o')
    .select('o.state')
    .$narrowType<{ state: OrderState }>()
    .where(ordersOf(member))
    .where('o.id', '=', id)
    .executeTakeFirst()
  return found?.state
}

/** The parties of an order announced to its seller, of any company, for announcing a change. */
export async function findDealing(tx: Tx, id: string) {
  return await tx
    .selectFrom('orders')
    .select(['id', 'number', 'version', 'seller_id as sellerId', 'buyer_id as buyerId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Of which of these lots goods were shipped for orders of this company that buys. */
export async function findShippedLots(
  db: Db | Tx,
  { companyId, lotIds }: { companyId: CompanyId; lotIds: readonly number[] },
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin(movementFacts.as('movement'), 'movement.order_id', 'orders.id')
    .select(({ ref }) => ref('movement.lot_id').$notNull().as('lotId'))
    .where('orders.buyer_id', '=', companyId)
    .where('movement.lot_id', '=', anyOf(lotIds))
    .where('movement.kind', 'in', ['shipment', 'replacement'])
    .groupBy('movement.lot_id')
    // a shipment that was undone has brought its goods back
    .having(({ fn }) => fn.sum('movement.on_hand'), '<', '0')
    .execute()
  return new Set(rows.map(({ lotId }) => lotId))
}

/** The orders by which a company bought something, to be joined: at least confirmed, and not cancelled. */
export function boughtOrders(buyerId: CompanyId) {
  return expressionBuilder<DB>()
    .selectFrom('orders')
    .select(['id', 'number', 'po_number', 'placed_at'])
    .where('buyer_id', '=', buyerId)
    .where('state', 'in', confirmedStates)
}

/** The products of orders, to be joined; those of which nothing is left are not among them. */
export const orderedProducts = expressionBuilder<DB>()
  .selectFrom('order_lines')
  .select(['order_id', 'product_id'])
  .where('units', '>', '0')

/** The companies that have bought one of these products since, by orders that are at least confirmed and not cancelled. */
export async function findBuyersOf(tx: Tx, productIds: readonly number[], since: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('orders.buyer_id as buyerId')
    .distinct()
    .where('order_lines.product_id', '=', anyOf(productIds))
    .where('orders.state', 'in', confirmedStates)
    .where('orders.placed_at', '>=', since)
    .execute()
  return rows.map(({ buyerId }) => buyerId)
}
