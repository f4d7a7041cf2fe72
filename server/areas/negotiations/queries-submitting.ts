import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { NegotiationState } from '#domain/negotiations/state.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { StoredNegotiation } from './queries.ts'

/**
 * How often the company has negotiated the product on that day. Locked until the transaction ends, so two submissions at
 * once are counted one after the other [NEGO-8].
 */
export async function lockDay(tx: Tx, buyerId: CompanyId, productId: number, day: BusinessDay): Promise<number> {
  const found = await sql<{ submitted: number }>`
    insert into negotiation_days as kept (buyer_id, product_id, day, submitted)
    values (${buyerId}, ${productId}, ${day}, 0)
    on conflict (buyer_id, product_id, day) do update set submitted = kept.submitted
    returning submitted`.execute(tx)
  return found.rows[0]?.submitted ?? 0
}

/** Counts one more on a day that `lockDay` has locked. */
export async function countSubmission(tx: Tx, buyerId: CompanyId, productId: number, day: BusinessDay): Promise<void> {
  await sql`
    update negotiation_days set submitted = submitted + 1
    where buyer_id = ${buyerId} and product_id = ${productId} and day = ${day}`.execute(tx)
}

/** How often the company has negotiated each of these products on that day. */
export async function findSubmissions(
  db: Db,
  buyerId: CompanyId,
  productIds: readonly number[],
  day: BusinessDay,
): Promise<Map<number, number>> {
  const found = await sql<{ product_id: number; submitted: number }>`
    select product_id, submitted from negotiation_days
    where buyer_id = ${buyerId} and product_id = any(${productIds}::integer[]) and day = ${day}`.execute(db)
  return new Map(found.rows.map(({ product_id, submitted }) => [product_id, submitted]))
}

export interface KeyedNegotiation {
  id: string
  state: NegotiationState
  validUntil: Date
  requestHash: Buffer
}

/** The negotiation that an earlier request with this key began. */
export async function findByKey(tx: Tx, buyerId: CompanyId, key: string): Promise<KeyedNegotiation | undefined> {
  const found = await sql<KeyedNegotiation>`
    select id, state, valid_until as "validUntil", request_hash as "requestHash"
    from negotiations where buyer_id = ${buyerId} and key = ${key}`.execute(tx)
  return found.rows[0]
}

export interface NewNegotiation extends Omit<StoredNegotiation, 'id' | 'productName' | 'unit'> {
  submittedBy: UserId
  submittedAt: Date
  request: { key: string; hash: Buffer } | null
}

/** @returns its id; undefined where a request about another product has just used the key */
export async function insertNegotiation(tx: Tx, nego: NewNegotiation): Promise<string | undefined> {
  const row = await tx
    .insertInto('negotiations')
    .values({
      buyer_id: nego.buyerId,
      seller_id: nego.sellerId,
      product_id: nego.productId,
      submitted_by: nego.submittedBy,
      key: nego.request?.key ?? null,
      request_hash: nego.request?.hash ?? null,
      state: nego.state,
      version: nego.version,
      deal: nego.deal,
      offers_made: nego.offersMade,
      units: nego.units,
      list_price: nego.listPrice,
      price: nego.price,
      submitted_at: nego.submittedAt,
      updated_at: nego.submittedAt,
      valid_until: nego.validUntil,
    })
    .onConflict((conflict) => conflict.columns(['buyer_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
