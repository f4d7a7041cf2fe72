import { expressionBuilder, sql } from 'kysely'
import { businessDay, startOfDay } from '#domain/business-day.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Agreement } from '#domain/negotiations/agreement.ts'
import { isRunning, type NegotiationState } from '#domain/negotiations/state.ts'
import { subscriptionsOf } from '#server/areas/subscriptions/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'
import { running, stored, storedGoods } from './queries.ts'

/** The running negotiation and the agreement about a product of the company's cart. */
export interface Bargain {
  /** The negotiation that runs, or else the one whose price stands in the cart. */
  id: string
  state: NegotiationState
  /** Which negotiation of the day it is, from 1 on; 0 where none was submitted that day. */
  count: number
  /** Unused; it may have lapsed, so the reader asks `applyAgreement` what it is worth [NEGO-12]. */
  agreement: Agreement | null
}

interface BargainRow extends Agreement {
  state: NegotiationState
  count: number
}

/** Bargains of products at an instant; those that nothing is negotiated about are missing from the map [CART-7]. */
export async function findBargains(
  db: Db | Tx,
  buyerId: CompanyId,
  productIds: readonly number[],
  now: Date,
): Promise<Map<number, Bargain>> {
  const found = await db
    .selectFrom('negotiations as n')
    .select((eb) => [
      'n.product_id as productId',
      'n.id as negotiationId',
      stored.as('state'),
      'n.deal',
      'n.price',
      'n.units',
      storedGoods.as('goods'),
      'n.valid_until as validUntil',
      eb
        .selectFrom('negotiations as until')
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
        .whereRef('until.buyer_id', '=', 'n.buyer_id')
        .whereRef('until.product_id', '=', 'n.product_id')
        .where('until.submitted_at', '>=', startOfDay(businessDay(now)))
        .whereRef('until.submitted_at', '<=', 'n.submitted_at')
        .$asScalar()
        .$notNull()
        .as('count'),
    ])
    .where('n.buyer_id', '=', buyerId)
    .where('n.product_id', '=', anyOf(productIds))
    .where((eb) =>
      eb.or([
        eb.and([running, eb('n.valid_until', '>', now)]),
        eb('n.state', '=', sql.lit('finished')).and('n.order_id', 'is', null),
      ]),
    )
    .orderBy('n.submitted_at', 'desc')
    .execute()
  const byProduct = Map.groupBy(found, (row) => row.productId)
  return new Map([...byProduct].map(([productId, rows]) => [productId, bargainOf(rows)]))
}

function bargainOf(rows: readonly BargainRow[]): Bargain {
  const agreement = rows.find(({ state }) => state === 'finished') ?? null
  const shown = rows.find(({ state }) => isRunning(state)) ?? agreement
  if (!shown) throw new Error('a bargain without a negotiation')
  return { id: shown.negotiationId, state: shown.state, count: shown.count, agreement }
}

export interface CurrentRow {
  id: string
  productId: number
  state: NegotiationState
  /** Of the offer on the table, or the agreed one; Rupiah per unit. */
  price: DecimalText
}

/**
 * A company's running negotiations at an instant, and its agreements not yet ordered, newest first; only with sellers
 * it still subscribes to, since everything else shows a price that it may not see [ROLE-4].
 */
export function findCurrent(db: Db, buyerId: CompanyId, now: Date, most: number): Promise<CurrentRow[]> {
  return db
    .selectFrom('negotiations as n')
    .innerJoin(subscriptionsOf(buyerId).as('s'), 's.seller_id', 'n.seller_id')
    .select(['n.id', 'n.product_id as productId', stored.as('state'), 'n.price'])
    .where('n.buyer_id', '=', buyerId)
    .where('s.status', '=', 'active')
    .where('n.valid_until', '>', now)
    .where((eb) => eb.or([running, eb('n.state', '=', sql.lit('finished')).and('n.order_id', 'is', null)]))
    .orderBy('n.submitted_at', 'desc')
    .limit(most)
    .execute()
}

/**
 * Uses agreements up: each counts for one order.
 * @returns false where one was used or replaced meanwhile
 */
export async function spendAgreements(
  tx: Tx,
  used: readonly { negotiationId: string; orderId: string }[],
): Promise<boolean> {
  const changed = await tx
    .updateTable('negotiations as n')
    .from(unnestRows('used', { negotiationId: 'uuid', orderId: 'uuid' }, used))
    .set((eb) => ({ order_id: eb.ref('used.orderId') }))
    .whereRef('n.id', '=', 'used.negotiationId')
    .where('n.state', '=', sql.lit('finished'))
    .where('n.order_id', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows === BigInt(used.length)
}

/** An agreement about a product. */
export interface Agreed {
  productId: number
  negotiationId: string
  deal: boolean
  /** Whether a member of the seller has answered; false where a deal was applied at once. */
  isAnswered: boolean
  /** Rupiah per unit. */
  price: DecimalText
  /** The buyer's price per unit without it. */
  listPrice: DecimalText
}

/** Agreements, each with the order that has used it up, if one has: of `Agreed`, to be joined by `orderId`. */
export const agreed = expressionBuilder<DB>()
  .selectFrom('negotiations')
  .select((eb) => [
    'order_id as orderId',
    'product_id as productId',
    'id as negotiationId',
    'deal',
    'price',
    'list_price as listPrice',
    eb
      .exists(
        eb
          .selectFrom('negotiation_steps as step')
          .select('step.version')
          .whereRef('step.negotiation_id', '=', 'negotiations.id')
          .where('step.party', '=', sql.lit('seller')),
      )
      .$castTo<boolean>()
      .as('isAnswered'),
  ])
