import { sql } from 'kysely'
import type { RequestedPrice } from '#domain/catalogue/prices/price-request.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { GrantState } from '#domain/subscriptions/grant-request.ts'
import { people } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

export interface PriceRequestRow {
  id: string
  version: number
  state: GrantState
  productId: number
  product: string
  /** Null where it is a price of the product itself. */
  negotiationId: string | null
  wanted: RequestedPrice
  /** The request, and how far it is beyond the limit, as sentences. */
  summary: string
  beyond: string
  requestedBy: string
  requestedAt: Date
}

function requestsOf(db: Db | Tx, sellerId: CompanyId) {
  return db
    .selectFrom('price_requests as request')
    .innerJoin('products as p', 'p.id', 'request.product_id')
    .innerJoin(people.as('asker'), 'asker.id', 'request.asked_by')
    .select([
      'request.id',
      'request.version',
      sql<GrantState>`request.state`.as('state'),
      'request.product_id as productId',
      'p.name as product',
      'request.negotiation_id as negotiationId',
      'request.summary',
      'request.beyond',
      'asker.name as requestedBy',
      'request.asked_at as requestedAt',
    ])
    .select(({ ref }) => [ref('request.wanted').$castTo<RequestedPrice>().as('wanted')])
    .where('request.seller_id', '=', sellerId)
}

/** One of the seller's requests; another company's is not found. */
export function findPriceRequest(db: Db | Tx, sellerId: CompanyId, id: string): Promise<PriceRequestRow | undefined> {
  return requestsOf(db, sellerId).where('request.id', '=', id).executeTakeFirst()
}

/** The seller's requests that wait, the oldest first. */
export function findWaitingPrices(db: Db, sellerId: CompanyId, limit: number): Promise<PriceRequestRow[]> {
  return requestsOf(db, sellerId)
    .where('request.state', '=', sql.lit('waiting'))
    .orderBy('request.asked_at')
    .orderBy('request.id')
    .limit(limit)
    .execute()
}

/** Whether one waits for the prices of a product, or for a negotiation about it. */
export async function isPriceWaiting(
  db: Db | Tx,
  { productId, negotiationId }: Pick<PriceRequestRow, 'productId' | 'negotiationId'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('price_requests')
    .select('id')
    .where('product_id', '=', productId)
    .where('negotiation_id', 'is not distinct from', negotiationId)
    .where('state', '=', sql.lit('waiting'))
    .executeTakeFirst()
  return found !== undefined
}

type NewPriceRequest = Pick<PriceRequestRow, 'productId' | 'negotiationId' | 'wanted' | 'summary' | 'beyond'>

/** @returns its id */
export async function insertPriceRequest(
  tx: Tx,
  { companyId, userId }: { companyId: CompanyId; userId: UserId },
  { productId, negotiationId, wanted, summary, beyond }: NewPriceRequest,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('price_requests')
    .values({
      seller_id: companyId,
      product_id: productId,
      negotiation_id: negotiationId,
      wanted: JSON.stringify(wanted),
      summary,
      beyond,
      asked_by: userId,
      asked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function savePriceDecision(
  tx: Tx,
  { id, state, version }: Pick<PriceRequestRow, 'id' | 'state' | 'version'>,
  decided: { by: UserId; reason: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('price_requests')
    .set({ state, version, decided_by: decided.by, decided_at: now, reason: decided.reason })
    .where('id', '=', id)
    .execute()
}

/** Lapses the pending price requests of these locked products. */
export async function lapseOfProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  await lapsing(tx).where('product_id', '=', anyOf(productIds)).where('negotiation_id', 'is', null).execute()
}

/** Answers to negotiations that wait lapse, since the negotiations, which are locked, move on. */
export async function lapseOfNegotiations(tx: Tx, negotiationIds: readonly string[]): Promise<void> {
  await lapsing(tx).where('negotiation_id', '=', anyOf(negotiationIds)).execute()
}

function lapsing(tx: Tx) {
  return tx
    .updateTable('price_requests')
    .set({ state: 'lapsed', version: sql`version + 1`, decided_at: sql`now()` })
    .where('state', '=', sql.lit('waiting'))
}
