import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import { confirmedStates } from '#domain/orders/state.ts'
import { productFacts } from '#server/areas/catalogue/public.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import type { Db } from '#server/platform/database.ts'
import type { SalesSum } from './queries-customers.ts'
import { dateOf } from './queries-matching.ts'
import { companyOrders } from './queries-reading.ts'
import { type Span, sums } from './queries-reports.ts'

/** What the company's confirmed orders of some days come to, dated as its list dates them. */
export function sumConfirmed(db: Db, member: Member, span: Span): Promise<SalesSum> {
  return confirmed(db, member, span).select(sums).executeTakeFirstOrThrow()
}

/** The same by the first day of each month; months without any are missing. */
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

/** The materials for whose goods most was paid, after discounts, with the number of orders they are in. */
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
