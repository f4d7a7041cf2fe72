import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { confirmedStates, type OrderState } from '#domain/orders/state.ts'
import type { Db } from '#server/platform/database.ts'
import type { SalesSum } from './queries-customers.ts'

/** From an instant, before another one. */
export interface Span {
  from: Date
  before: Date
}

/** What a seller's confirmed orders of some days come to. */
export async function sumSales(db: Db, sellerId: CompanyId, span: Span): Promise<SalesSum> {
  return confirmedOf(db, sellerId, span).select(sums).executeTakeFirstOrThrow()
}

/** The same by the Monday of each week; weeks without any are missing. */
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

/** What orders `o` come to together. */
export const sums = [
  sql<number>`count(*)::int`.as('orders'),
  sql<DecimalText>`coalesce(sum(o.total_amount + o.voucher_amount), 0.00)`.as('total'),
] as const
