import { expressionBuilder, sql } from 'kysely'
import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { PurchaseLimits } from '#domain/accounts/purchase-limits.ts'
import { type BusinessDay, businessMonth } from '#domain/business-day.ts'
import type { Role } from '#domain/companies/permissions.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { OrderState } from '#domain/orders/state.ts'
import { memberships, people } from '#server/areas/accounts/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf, dateOf } from '#server/platform/sql-input.ts'
import { companyOrders } from './queries-reading.ts'
import { lastPaid } from './reporting/queries-reports.ts'

/** An order as a list of tasks shows it, with the first of its products. */
export interface TaskOrderRow {
  id: string
  number: string
  version: number
  partnerName: string
  total: DecimalText
  firstProduct: string
  firstUnits: DecimalText
  unit: string
  lineCount: number
}

export interface ToApproveRow extends TaskOrderRow {
  placedAt: Date
  placedBy: string
  /** Null of a person who has left the company. */
  role: Role | null
  limits: PurchaseLimits
  /** The total of the checkout that it was placed with, and the person's orders of this month besides. */
  checkoutTotal: DecimalText
  spent: DecimalText
  /** Of its first product for a unit, and what was paid for it the last time. */
  price: DecimalText
  lastPrice: DecimalText | null
}

/** Orders that others of the company have placed and that wait for approval, the oldest first [ROLE-10]. */
export async function findToApprove(db: Db, buyer: Buyer, now: Date, most: number): Promise<ToApproveRow[]> {
  const { start, end } = businessMonth(now)
  const rows = await taskOrders(db, buyer)
    .innerJoin(people.as('placer'), 'placer.id', 'o.placed_by')
    // a person who has left keeps their orders waiting
    .leftJoin(memberships.as('membership'), (join) =>
      join.onRef('membership.user_id', '=', 'o.placed_by').onRef('membership.company_id', '=', 'o.buyer_id'),
    )
    .leftJoin(lastPaid(buyer.companyId).as('paid'), 'paid.productId', 'line.product_id')
    .select(['o.placed_at as placedAt', 'placer.name as placedBy', 'line.unit_price as price'])
    .select('paid.price as lastPrice')
    .select(['membership.role', 'membership.limit_per_order as perOrder', 'membership.limit_per_month as perMonth'])
    .select(({ selectFrom }) => {
      const uncancelled = selectFrom('orders as other')
        .whereRef('other.buyer_id', '=', 'o.buyer_id')
        .where('other.state', '<>', sql.lit('cancelled' satisfies OrderState))
      return [
        uncancelled
          .whereRef('other.checkout_key', '=', 'o.checkout_key')
          .select(({ fn }) => fn.sum<DecimalText>('other.total_amount').as('total'))
          .$asScalar()
          .$notNull()
          .as('checkoutTotal'),
        uncancelled
          .whereRef('other.placed_by', '=', 'o.placed_by')
          .whereRef('other.checkout_key', '<>', 'o.checkout_key')
          .where('other.placed_at', '>=', start)
          .where('other.placed_at', '<', end)
          .select(({ fn }) =>
            fn.coalesce(fn.sum<DecimalText>('other.total_amount'), sql<DecimalText>`0.00`).as('total'),
          )
          .$asScalar()
          .$notNull()
          .as('spent'),
      ]
    })
    .$narrowType<{ role: Role | null }>()
    .where('o.state', '=', sql.lit('awaiting_approval' satisfies OrderState))
    .where('o.placed_by', '<>', buyer.userId)
    .orderBy('o.placed_at')
    .limit(most)
    .execute()
  return rows.map(({ perOrder, perMonth, ...row }) => ({ ...row, limits: { perOrder, perMonth } }))
}

/** How many of the member's own orders wait for approval. */
export async function countOwnWaiting(db: Db, { companyId, userId }: Buyer): Promise<number> {
  const { waiting } = await db
    .selectFrom('orders')
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('waiting'))
    .where('buyer_id', '=', companyId)
    .where('state', '=', sql.lit('awaiting_approval' satisfies OrderState))
    .where('placed_by', '=', userId)
    .executeTakeFirstOrThrow()
  return waiting
}

/** An order that waits for a step of its seller, with the first of its products of which something is to be shipped. */
export interface SaleToDoRow extends TaskOrderRow {
  state: OrderState
  submittedAt: Date
  confirmBy: Date | null
  /** The day on which the buyer wants the goods. */
  requestedDay: BusinessDay | null
  isFetched: boolean
}

// as the index of them has it
const salesToDo = (['awaiting_confirmation', 'processing'] satisfies OrderState[]).map((state) => sql.lit(state))

/**
 * Orders that their seller has to confirm, or to ship until a day, the earliest deadline first, where those without one
 * end `tonight`; not those that their buyer wants cancelled, which are answered first [SELLER-5, SHIP-1].
 */
export function findSalesToDo(
  db: Db,
  seller: Seller,
  { states, until, tonight }: { states: readonly OrderState[]; until: BusinessDay; tonight: Date },
  most: number,
): Promise<SaleToDoRow[]> {
  return taskOrders(db, seller)
    .select(['o.state', 'o.confirm_by as confirmBy'])
    .select(({ ref, eb, cast }) => [
      ref('o.submitted_at').$notNull().as('submittedAt'),
      cast<BusinessDay | null>('o.wanted_day', 'text').as('requestedDay'),
      eb('o.pickup', 'is not', null).$castTo<boolean>().as('isFetched'),
    ])
    .$narrowType<{ state: OrderState; submittedAt: Date }>()
    .where('o.state', 'in', salesToDo)
    .where('o.state', '=', anyOf(states))
    .where('o.cancel_asked', '=', sql.lit(false))
    .where(({ or, eb }) =>
      or([
        eb('o.state', '<>', sql.lit('processing')),
        eb('o.wanted_day', 'is', null),
        eb('o.wanted_day', '<=', dateOf(until)),
      ]),
    )
    .orderBy(
      sql`coalesce(case when o.state = 'processing' then (o.wanted_day + 1)::timestamp at time zone 'Asia/Jakarta'
        else o.confirm_by end, ${tonight})`,
    )
    .orderBy('o.submitted_at')
    .limit(most)
    .execute()
}

/** The orders of a seller that their buyers want cancelled, to be joined [SHIP-1]. */
export function salesToCancel(sellerId: CompanyId) {
  return expressionBuilder<DB>()
    .selectFrom('orders')
    .select(['id', 'number', 'buyer_id', 'parts_sent', 'total_amount'])
    .where('seller_id', '=', sellerId)
    .where('cancel_asked', '=', sql.lit(true))
}

/** The orders of a buyer company with goods under way, to be joined [SHIP-1]. */
export function ordersUnderWay(buyerId: CompanyId) {
  return expressionBuilder<DB>()
    .selectFrom('orders')
    .select(['id', 'number', 'seller_id'])
    .where('buyer_id', '=', buyerId)
    .where('state', 'in', ['processing', 'shipped'])
    .whereRef('parts_sent', '>', 'parts_received')
}

/** The names and units of the lines of orders, to be joined. */
export const orderedNames = expressionBuilder<DB>()
  .selectFrom('order_lines')
  .select(['order_id', 'position', 'name', 'unit'])

/** The company's orders, each with the first of its lines of which something is to be shipped, or else its first. */
function taskOrders(db: Db, member: Buyer | Seller) {
  return companyOrders(db, member)
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('order_lines as l')
          .select(['l.name', 'l.unit', 'l.product_id', 'l.unit_price'])
          .select(({ eb, ref }) => eb('l.units', '-', ref('l.units_shipped')).$castTo<DecimalText>().as('units'))
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy(({ eb, ref }) => eb('l.units', '=', ref('l.units_shipped')))
          .orderBy('l.position')
          .limit(1)
          .as('line'),
      (join) => join.onTrue(),
    )
    .select(['o.id', 'o.number', 'o.version', 'o.total_amount as total', 'partner.name as partnerName'])
    .select(['line.name as firstProduct', 'line.units as firstUnits', 'line.unit'])
    .select(({ selectFrom, cast, fn }) =>
      selectFrom('order_lines as l')
        .select(cast<number>(fn.countAll(), 'integer').as('lines'))
        .whereRef('l.order_id', '=', 'o.id')
        .whereRef('l.units', '>', 'l.units_shipped')
        .$asScalar()
        .$notNull()
        .as('lineCount'),
    )
}
