import { sql } from 'kysely'
import type { Buyer, Member, Seller } from '#domain/accounts/actor.ts'
import { businessDay, startOfDay } from '#domain/business-day.ts'
import type { ProductDocumentKind } from '#domain/catalogue/document-kind.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { RequestState } from '#domain/product-documents/request.ts'
import { subscriptionsOf } from '#server/areas/subscriptions/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** A company's request for a document of a product. */
export interface StoredRequest {
  id: string
  buyerId: string
  sellerId: string
  productId: number
  kind: ProductDocumentKind
  state: RequestState
  version: number
}

export interface RequestRow extends StoredRequest {
  note: string | null
  reason: string | null
  requestedAt: Date
}

const columns = [
  'id',
  'buyer_id as buyerId',
  'seller_id as sellerId',
  'product_id as productId',
  'kind',
  'state',
  'version',
] as const

/** The company's latest request of each kind for a product. */
export function findLatestRequests(db: Db, buyer: Pick<Buyer, 'companyId'>, productId: number): Promise<RequestRow[]> {
  return db
    .selectFrom('document_requests')
    .distinctOn('kind')
    .select([...columns, 'note', 'reason', 'asked_at as requestedAt'])
    .$narrowType<{ kind: ProductDocumentKind; state: RequestState }>()
    .where('buyer_id', '=', buyer.companyId)
    .where('product_id', '=', productId)
    .orderBy('kind')
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The company's request, locked for one act; another company's is not found. */
export function lockRequest(
  tx: Tx,
  { companyKind, companyId }: Member,
  id: string,
): Promise<StoredRequest | undefined> {
  return locking(tx)
    .where(companyKind === 'buyer' ? 'buyer_id' : 'seller_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The product that a request to the seller is about; one to another seller is not found. */
export async function findRequestedProduct(tx: Tx, seller: Seller, id: string): Promise<number | undefined> {
  const found = await tx
    .selectFrom('document_requests')
    .select('product_id as productId')
    .where('seller_id', '=', seller.companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.productId
}

/** The running requests for a kind of document of a product, locked in the order of their ids. */
export function lockRunning(tx: Tx, productId: number, kind: ProductDocumentKind): Promise<StoredRequest[]> {
  return locking(tx)
    .where('product_id', '=', productId)
    .where('kind', '=', kind)
    .where('state', '=', 'asked' satisfies RequestState)
    .orderBy('id')
    .execute()
}

/** A company's running document requests for all products, locked in the order of their ids. */
export function lockRunningOf(tx: Tx, { companyKind, companyId }: Buyer | Seller): Promise<StoredRequest[]> {
  return locking(tx)
    .where(companyKind === 'buyer' ? 'buyer_id' : 'seller_id', '=', companyId)
    .where('state', '=', 'asked' satisfies RequestState)
    .orderBy('id')
    .execute()
}

function locking(tx: Tx) {
  return tx
    .selectFrom('document_requests')
    .select(columns)
    .$narrowType<{ kind: ProductDocumentKind; state: RequestState }>()
    .forUpdate()
}

export interface NewRequest {
  productId: number
  sellerId: string
  kind: ProductDocumentKind
  note: string | null
}

/** @returns the new request, or undefined where the same is running already */
export function insertRequest(
  tx: Tx,
  buyer: Buyer,
  { productId, sellerId, kind, note }: NewRequest,
  now: Date,
): Promise<StoredRequest | undefined> {
  return (
    tx
      .insertInto('document_requests')
      .values({
        buyer_id: buyer.companyId,
        product_id: productId,
        seller_id: sellerId,
        kind,
        state: 'asked' satisfies RequestState,
        version: 1,
        note,
        asked_by: buyer.userId,
        asked_at: now,
      })
      // written out: the index is found by it when the statement is planned
      .onConflict((conflict) =>
        conflict.columns(['buyer_id', 'product_id', 'kind']).where('state', '=', sql.lit('asked')).doNothing(),
      )
      .returning(columns)
      .$narrowType<{ kind: ProductDocumentKind; state: RequestState }>()
      .executeTakeFirst()
  )
}

/** How many the company has made today, in Jakarta. */
export async function countRequestsToday(tx: Tx, buyer: Buyer, now: Date): Promise<number> {
  const { made } = await tx
    .selectFrom('document_requests')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('made'))
    .where('buyer_id', '=', buyer.companyId)
    .where('asked_at', '>=', startOfDay(businessDay(now)))
    .executeTakeFirstOrThrow()
  return made
}

export async function saveRequest(
  tx: Tx,
  { id, state, version }: StoredRequest,
  reason: string | null = null,
): Promise<void> {
  await tx.updateTable('document_requests').set({ state, version, reason }).where('id', '=', id).execute()
}

/** The companies with a request for a document of the product, in any state. */
export async function findAskers(tx: Tx, productId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('document_requests')
    .select('buyer_id as buyerId')
    .distinct()
    .where('product_id', '=', productId)
    .execute()
  return rows.map(({ buyerId }) => buyerId)
}

/** Whether a company actively subscribes to a seller. */
export async function isSubscribed(tx: Tx, buyerId: string, sellerId: string): Promise<boolean> {
  const found = await tx
    .selectFrom(subscriptionsOf(buyerId as CompanyId).as('subscription')) // of a stored request
    .select('subscription.id')
    .where('subscription.seller_id', '=', sellerId)
    .where('subscription.status', '=', 'active')
    .executeTakeFirst()
  return found !== undefined
}
