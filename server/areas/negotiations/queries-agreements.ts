import { sql } from 'kysely'
import { businessDay } from '#domain/business-day.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Agreement } from '#domain/negotiations/agreement.ts'
import { isRunning, type NegotiationState } from '#domain/negotiations/state.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { running } from './queries.ts'

/** What is being negotiated about a product of the company's cart, and what has been agreed. */
export interface Standing {
  /** The negotiation that runs, or else the one whose price stands in the cart. */
  id: string
  state: NegotiationState
  /** Which negotiation of the day it is, from 1 on; 0 where none was submitted that day. */
  count: number
  /** Unused; it may have lapsed, so the reader asks `applyAgreement` what it is worth [NEGO-12]. */
  agreement: Agreement | null
}

interface StandingRow extends Agreement {
  productId: number
  state: NegotiationState
  count: number
}

/** Standings of products at an instant; those that nothing is negotiated about are missing from the map [CART-7]. */
export async function findStandings(
  db: Db | Tx,
  buyerId: CompanyId,
  productIds: readonly number[],
  now: Date,
): Promise<Map<number, Standing>> {
  const found = await sql<StandingRow>`
    select n.product_id as "productId", n.id as "negotiationId", n.state, n.deal, n.price, n.units,
      n.valid_until as "validUntil", coalesce(d.submitted, 0) as count
    from negotiations n
    left join negotiation_days d on d.buyer_id = n.buyer_id and d.product_id = n.product_id and d.day = ${businessDay(now)}
    where n.buyer_id = ${buyerId} and n.product_id = any(${productIds}::integer[])
      and ((${running} and n.valid_until > ${now}) or (n.state = 'finished' and n.order_id is null))
    order by n.submitted_at desc`.execute(db)
  const byProduct = Map.groupBy(found.rows, (row) => row.productId)
  return new Map([...byProduct].map(([productId, rows]) => [productId, standingOf(rows)]))
}

function standingOf(rows: readonly StandingRow[]): Standing {
  const agreement = rows.find(({ state }) => state === 'finished') ?? null
  const shown = rows.find(({ state }) => isRunning(state)) ?? agreement
  if (!shown) throw new Error('a standing without a negotiation')
  return { id: shown.negotiationId, state: shown.state, count: shown.count, agreement }
}

/**
 * Uses agreements up: each counts for one order.
 * @returns false where one was used or replaced meanwhile
 */
export async function spendAgreements(
  tx: Tx,
  used: readonly { negotiationId: string; orderId: string }[],
): Promise<boolean> {
  const changed = await sql`
    update negotiations n set order_id = used.order_id
    from unnest(
      ${used.map(({ negotiationId }) => negotiationId)}::uuid[], ${used.map(({ orderId }) => orderId)}::uuid[])
      as used (id, order_id)
    where n.id = used.id and n.state = 'finished' and n.order_id is null`.execute(tx)
  return changed.numAffectedRows === BigInt(used.length)
}

/** What was agreed about the products of an order. */
export interface OrderedAgreement {
  productId: number
  negotiationId: string
  deal: boolean
  /** What the buyer would have paid, per unit. */
  listPrice: DecimalText
}

export async function findOrderedAgreements(db: Db, orderId: string): Promise<Map<number, OrderedAgreement>> {
  const found = await sql<OrderedAgreement>`
    select product_id as "productId", id as "negotiationId", deal, list_price as "listPrice"
    from negotiations where order_id = ${orderId}`.execute(db)
  return new Map(found.rows.map((agreed) => [agreed.productId, agreed]))
}
