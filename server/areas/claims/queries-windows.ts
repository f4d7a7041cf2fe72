import { type NotNull, sql } from 'kysely'
import type { ClaimState } from '#domain/claims/claim.ts'
import type { Db, Tx } from '#server/platform/database.ts'

// what the system moves on where the buyer does not
const CLOSING = ['refused', 'replacement_sent'] as const satisfies readonly ClaimState[]

export interface ClaimWindow {
  shipmentId: string
  orderId: string
  sellerId: string
  buyerId: string
  endsAt: Date
}

interface WindowEnd {
  endsAt: Date
  /** Its buyer has confirmed what arrived. */
  isConfirmed: boolean
}

/** A shipment that was not received cannot be claimed yet. */
export const NO_WINDOW = { endsAt: null, isConfirmed: true } as const

/** Until when a shipment may be claimed, once it is received. */
export async function insertWindow(tx: Tx, window: ClaimWindow & WindowEnd & { isShort: boolean }): Promise<void> {
  await tx
    .insertInto('claim_windows')
    .values({
      shipment_id: window.shipmentId,
      order_id: window.orderId,
      seller_id: window.sellerId,
      buyer_id: window.buyerId,
      ends_at: window.endsAt,
      is_short: window.isShort,
      is_confirmed: window.isConfirmed,
    })
    .execute()
}

/** Until when shipments of an order may be claimed, and whether their buyer has confirmed what arrived, by shipment. */
export async function findWindows(db: Db | Tx, orderId: string): Promise<Map<string, WindowEnd>> {
  const rows = await db
    .selectFrom('claim_windows')
    .select(['shipment_id as shipmentId', 'ends_at as endsAt', 'is_confirmed as isConfirmed'])
    .where('order_id', '=', orderId)
    .execute()
  return new Map(rows.map(({ shipmentId, ...window }) => [shipmentId, window]))
}

/** Whether the buyer of a shipment has confirmed what arrived. */
export async function wasConfirmed(tx: Tx, shipmentId: string): Promise<boolean> {
  const { isConfirmed } = await tx
    .selectFrom('claim_windows')
    .select('is_confirmed as isConfirmed')
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow()
  return isConfirmed
}

/** Whom a shipment may be claimed from; undefined where it was not received. */
export async function findClaimedSeller(tx: Tx, shipmentId: string): Promise<string | undefined> {
  const window = await tx
    .selectFrom('claim_windows')
    .select('seller_id as sellerId')
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst()
  return window?.sellerId
}

/** How many shipments of a seller may still be claimed. */
export async function countWindows(db: Db | Tx, sellerId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('claim_windows')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where('seller_id', '=', sellerId)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

/** Short shipments whose time to claim ends between these instants and of which no claim stands, marked as reminded of. */
export function markWindows(tx: Tx, { now, until }: { now: Date; until: Date }): Promise<ClaimWindow[]> {
  return tx
    .updateTable('claim_windows as w')
    .set({ reminded: true })
    .where('w.is_short', '=', sql.lit(true))
    .where('w.reminded', '=', sql.lit(false))
    .where('w.ends_at', '>', now)
    .where('w.ends_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claims as c')
            .select('c.id')
            .whereRef('c.shipment_id', '=', 'w.shipment_id')
            .where('c.state', '<>', 'withdrawn' satisfies ClaimState),
        ),
      ),
    )
    .returning([
      'w.shipment_id as shipmentId',
      'w.order_id as orderId',
      'w.seller_id as sellerId',
      'w.buyer_id as buyerId',
      'w.ends_at as endsAt',
    ])
    .execute()
}

/** Claims whose buyers contest or confirm between these instants, marked as reminded of. */
export function markClosing(tx: Tx, { now, until }: { now: Date; until: Date }) {
  return tx
    .updateTable('claims')
    .set({ reminded: true })
    .where('state', 'in', CLOSING)
    .where('reminded', '=', sql.lit(false))
    .where('buyer_by', '>', now)
    .where('buyer_by', '<=', until)
    .returning([
      'id',
      'number',
      'state',
      'order_id as orderId',
      'seller_id as sellerId',
      'buyer_id as buyerId',
      'buyer_by as buyerBy',
    ])
    .$narrowType<{ state: (typeof CLOSING)[number]; buyerBy: NotNull }>()
    .execute()
}

/** Claims whose buyers have let their time pass, with their orders, the oldest first. */
export function findOverdue(db: Db, now: Date): Promise<{ id: string; orderId: string }[]> {
  return db
    .selectFrom('claims')
    .select(['id', 'order_id as orderId'])
    .where('state', 'in', CLOSING)
    .where('buyer_by', '<=', now)
    .orderBy('buyer_by')
    .execute()
}

/** Claims that their sellers have to answer by this instant, marked as reminded of. */
export function markUnanswered(tx: Tx, until: Date) {
  return tx
    .updateTable('claims')
    .set({ reminded: true })
    .where('state', 'in', [sql.lit('submitted'), sql.lit('contested')])
    .where('reminded', '=', sql.lit(false))
    .where('answer_by', '<=', until)
    .returning([
      'id',
      'number',
      'order_id as orderId',
      'seller_id as sellerId',
      'buyer_id as buyerId',
      'answer_by as answerBy',
    ])
    .execute()
}
