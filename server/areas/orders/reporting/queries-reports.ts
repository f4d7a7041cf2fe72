import { expressionBuilder, sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { confirmedStates, type OrderState } from '#domain/orders/state.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import type { SalesSum } from '../queries-customers.ts'
import { dateOf } from '../queries-matching.ts'
import { boughtOrders } from '../queries-papers.ts'
import { companyOrders } from '../queries-reading.ts'

/** From an instant, before another one. */
export interface Span {
  from: Date
  before: Date
}

/** The sums of a seller's confirmed orders in a period. */
export async function sumSales(db: Db, sellerId: CompanyId, span: Span): Promise<SalesSum> {
  return confirmedOf(db, sellerId, span).select(sums).executeTakeFirstOrThrow()
}

/** A seller's confirmed sales by the Monday of each week; weeks without any are missing. */
export async function sumSalesByWeek(
  db: Db,
  sellerId: CompanyId,
  span: Span,
): Promise<(SalesSum & { start: BusinessDay })[]> {
  const week = sql<BusinessDay>`date_trunc('week', o.submitted_at at time zone 'Asia/Jakarta')::date::text`
  return confirmedOf(db, sellerId, span).select(sums).select(week.as('start')).groupBy(week).execute()
}

export interface SoldRow extends SalesSum {
  productId: number
  units: DecimalText
}

/** The products that were sold for most, after discounts, with the number of orders they are in. */
export function findBestProducts(db: Db, sellerId: CompanyId, span: Span, most: number): Promise<SoldRow[]> {
  return confirmedOf(db, sellerId, span)
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select(({ fn, cast, eb, ref }) => [
      'l.product_id as productId',
      fn.sum<DecimalText>('l.units').as('units'),
      fn.sum<DecimalText>(eb('l.amount', '-', ref('l.discount'))).as('total'),
      cast<number>(fn.count('o.id').distinct(), 'integer').as('orders'),
    ])
    .groupBy('l.product_id')
    .orderBy('total', 'desc')
    .orderBy('l.product_id')
    .limit(most)
    .execute()
}

/** How many units of each product were ordered and not cancelled. */
export function sumUnitsOrdered(
  db: Db,
  sellerId: CompanyId,
  { from, before }: Span,
): Promise<{ productId: number; units: DecimalText }[]> {
  return db
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select(({ fn }) => ['l.product_id as productId', fn.sum<DecimalText>('l.units').as('units')])
    .where('o.seller_id', '=', sellerId)
    .where('o.submitted_at', '>=', from)
    .where('o.submitted_at', '<', before)
    .where('o.state', '<>', 'cancelled' satisfies OrderState)
    .groupBy('l.product_id')
    .execute()
}

function confirmedOf(db: Db, sellerId: CompanyId, { from, before }: Span) {
  return db
    .selectFrom('orders as o')
    .where('o.seller_id', '=', sellerId)
    .where('o.submitted_at', '>=', from)
    .where('o.submitted_at', '<', before)
    .where('o.state', 'in', confirmedStates)
}

/** The sums of orders `o`. */
const sums = [
  sql<number>`count(*)::int`.as('orders'),
  sql<DecimalText>`coalesce(sum(o.total_amount + o.voucher_amount), 0.00)`.as('total'),
] as const

/** The sums of the company's confirmed orders in a period, dated as its list dates them. */
export function sumConfirmed(db: Db, member: Member, span: Span): Promise<SalesSum> {
  return confirmed(db, member, span).select(sums).executeTakeFirstOrThrow()
}

/** The company's confirmed orders by the first day of each month; months without any are missing. */
export function sumByMonth(db: Db, member: Member, span: Span): Promise<(SalesSum & { start: BusinessDay })[]> {
  const month = sql<BusinessDay>`date_trunc('month', ${sql.ref(dateOf(member))} at time zone 'Asia/Jakarta')::date::text`
  return confirmed(db, member, span).select(sums).select(month.as('start')).groupBy(month).execute()
}

/** The companies that most was bought from, or sold to. */
export function sumByPartner(
  db: Db,
  member: Member,
  span: Span,
  most: number,
): Promise<(SalesSum & { id: string; name: string })[]> {
  return confirmed(db, member, span)
    .select(sums)
    .select(['partner.id', 'partner.name'])
    .groupBy(['partner.id', 'partner.name'])
    .orderBy('total', 'desc')
    .orderBy('partner.name')
    .limit(most)
    .execute()
}

/** The materials with the highest paid totals, after discounts, with the number of orders they are in. */
export function sumByMaterial(
  db: Db,
  member: Member,
  span: Span,
  most: number,
): Promise<(SalesSum & { slug: string; name: string })[]> {
  const bought = confirmed(db, member, span)
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .innerJoin(productFacts.as('product'), 'product.id', 'l.product_id')
    .select(({ fn, cast, eb, ref }) => [
      'product.material_id as materialId',
      fn.sum<DecimalText>(eb('l.amount', '-', ref('l.discount'))).as('total'),
      cast<number>(fn.count('o.id').distinct(), 'integer').as('orders'),
    ])
    .groupBy('product.material_id')
    .orderBy('total', 'desc')
    .orderBy('product.material_id')
    .limit(most)
  return db
    .selectFrom(bought.as('bought'))
    .innerJoin(materialFacts.as('material'), 'material.id', 'bought.materialId')
    .select(['material.slug', 'material.name', 'bought.total', 'bought.orders'])
    .orderBy('bought.total', 'desc')
    .orderBy('material.name')
    .execute()
}

function confirmed(db: Db, member: Member, { from, before }: Span) {
  return companyOrders(db, member)
    .where(dateOf(member), '>=', from)
    .where(dateOf(member), '<', before)
    .where('o.state', 'in', confirmedStates)
}

/** A product as the company ordered it last. */
export interface LastOrdered {
  productId: number
  units: DecimalText
  unitPrice: DecimalText
  placedAt: Date
}

// enough for what is bought again and again, and as much as a call may read
const LATEST_ORDERS = 200

/** The price of each product in the last of the company's confirmed orders that has it, to be joined [UX-1]. */
export function lastPaid(buyerId: CompanyId) {
  const orders = expressionBuilder<DB>()
  const latest = orders
    .selectFrom(boughtOrders(buyerId).as('o'))
    .select(['o.id', 'o.placed_at as placedAt'])
    .orderBy('o.placed_at', 'desc')
    .limit(LATEST_ORDERS)
  return orders
    .selectFrom(latest.as('o'))
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .distinctOn('l.product_id')
    .select(['l.product_id as productId', 'l.unit_price as price', 'o.placedAt'])
    .where('l.units', '>', '0')
    .orderBy('l.product_id')
    .orderBy('o.placedAt', 'desc')
}

/** What the company last paid for these products [UX-1]. */
export function findLastPaid(db: Db, buyerId: CompanyId, productIds: readonly number[]) {
  return db
    .selectFrom(lastPaid(buyerId).as('paid'))
    .selectAll()
    .where('productId', '=', anyOf(productIds))
    .orderBy('productId')
    .execute()
}

/** Products the company has ordered, the last ordered first; cancelled orders do not count. */
export function findBought(db: Db, buyerId: CompanyId, most: number): Promise<LastOrdered[]> {
  const last = db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.product_id as productId', 'l.units', 'l.unit_price as unitPrice', 'o.placed_at as placedAt'])
    .distinctOn('l.product_id')
    .where('o.buyer_id', '=', buyerId)
    .where('o.state', '<>', 'cancelled' satisfies OrderState)
    .where('l.units', '>', '0')
    .orderBy('l.product_id')
    .orderBy('o.placed_at', 'desc')
  return db
    .selectFrom(last.as('last'))
    .selectAll()
    .orderBy('placedAt', 'desc')
    .orderBy('productId')
    .limit(most)
    .execute()
}
