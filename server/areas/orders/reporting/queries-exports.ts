import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { OrderState } from '#domain/orders/state.ts'
import { people } from '#server/areas/accounts/public.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import { orderAmounts } from '#server/areas/receivables/public.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { dateOf, matches, type OrderFilter } from '../queries-matching.ts'
import { companyOrders } from '../queries-reading.ts'

/** An order as a row of a table. */
export interface ExportedOrder {
  id: string
  /** Its place among the others, exact. */
  position: string
  number: string
  state: OrderState
  placedAt: Date
  partnerName: string
  placerName: string
  poNumber: string | null
  paymentType: string
  goods: DecimalText
  sellerDiscount: DecimalText
  shipping: DecimalText
  taxBase: DecimalText
  tax: DecimalText
  voucher: DecimalText
  total: DecimalText
  /** As the ledger has it: of what was shipped first and is not paid; null: not known yet. */
  dueDay: BusinessDay | null
  /** The amount to pay of it; null for orders from elsewhere than the site. */
  open: DecimalText | null
  paidAt: Date | null
  pickup: string | null
  /** How many shipments were sent. */
  shipmentsSent: number
}

/** The next orders of a list below the one that was read last, newest first: none is read twice, and none counted off. */
export function findOrdersBelow(
  db: Db,
  member: Member,
  filter: OrderFilter,
  { last, limit }: { last: Pick<ExportedOrder, 'position' | 'id'> | null; limit: number },
): Promise<ExportedOrder[]> {
  const date = sql.ref(dateOf(member))
  return companyOrders(db, member)
    .innerJoin(people.as('placer'), 'placer.id', 'o.placed_by')
    .leftJoin(orderAmounts.as('money'), 'money.order_id', 'o.id')
    .select(['money.open'])
    .select([
      'o.id',
      'o.number',
      'o.state',
      'partner.name as partnerName',
      'placer.name as placerName',
      'o.po_number as poNumber',
      'o.payment_type as paymentType',
      'o.goods_amount as goods',
      'o.seller_discount_amount as sellerDiscount',
      'o.shipping_amount as shipping',
      'o.tax_base_amount as taxBase',
      'o.tax_amount as tax',
      'o.voucher_amount as voucher',
      'o.total_amount as total',
      'o.paid_at as paidAt',
      'o.pickup',
      'o.parts_sent as shipmentsSent',
    ])
    .select(({ ref, cast }) => [
      ref(dateOf(member)).$castTo<Date>().as('placedAt'),
      sql<string>`${date}::text`.as('position'),
      cast<BusinessDay | null>('money.due_day', 'text').as('dueDay'),
    ])
    .$narrowType<{ state: OrderState }>()
    .where(matches(filter, member))
    .$if(last !== null, (query) =>
      query.where(sql<boolean>`(${date}, o.id) < (${last?.position}::timestamptz, ${last?.id}::uuid)`),
    )
    .orderBy(dateOf(member), 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute()
}

/** A product of an order. */
export interface ExportedLine {
  orderId: string
  productId: number
  name: string
  /** Its seller's own code; empty without one. */
  sku: string
  unit: string
  packLabel: string
  units: DecimalText
  unitPrice: DecimalText
  amount: DecimalText
  discount: DecimalText
  taxBase: DecimalText
  tax: DecimalText
}

/** The products of these orders, each order's in its order. */
export function findLinesOfOrders(db: Db, orderIds: readonly string[]): Promise<ExportedLine[]> {
  return db
    .selectFrom('order_lines as line')
    .innerJoin(productFacts.as('product'), 'product.id', 'line.product_id')
    .select([
      'line.order_id as orderId',
      'line.product_id as productId',
      'line.name',
      // as its seller writes it now
      'product.sku',
      'line.unit',
      'line.pack_label as packLabel',
      'line.units',
      'line.unit_price as unitPrice',
      'line.amount',
      'line.discount',
      'line.tax_base as taxBase',
      'line.tax',
    ])
    .where('line.order_id', '=', anyOf(orderIds))
    .orderBy('line.order_id')
    .orderBy('line.position')
    .execute()
}

/** The day on which each of these orders was paid; those that are not are missing from the map. */
export async function findPaidDays(db: Db, orderIds: readonly string[]): Promise<Map<string, BusinessDay>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'paid_at as paidAt'])
    .where('id', '=', anyOf(orderIds))
    .where('paid_at', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, paidAt }) => (paidAt ? [[id, businessDay(paidAt)]] : [])))
}
