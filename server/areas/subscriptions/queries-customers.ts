import type { NotNull } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { SubscriptionState } from '#domain/subscriptions/state.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** How many companies actively subscribe to a seller. */
export async function countActiveCustomers(db: Db, sellerId: CompanyId): Promise<number> {
  const row = await db
    .selectFrom('subscriptions')
    .select((count) => count.fn.countAll<string>().as('customers'))
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return Number(row.customers)
}

/** The sellers that wait for documents of a buyer before they decide, the longest waiting first. */
export function findDocumentRequests(
  db: Db,
  buyerId: CompanyId,
  most: number,
): Promise<{ id: string; sellerName: string; since: Date }[]> {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin(companyFacts.as('seller'), 'seller.id', 's.seller_id')
    .select(['s.id', 'seller.name as sellerName', 's.updated_at as since'])
    .where('s.buyer_id', '=', buyerId)
    .where('s.status', '=', 'documents_wanted' satisfies SubscriptionState)
    .orderBy('s.updated_at')
    .limit(most)
    .execute()
}

/** The buyers that ask a seller for a subscription, the longest waiting first [SELLER-3]. */
export function findWaitingRequests(
  db: Db,
  sellerId: CompanyId,
  most: number,
): Promise<{ id: string; buyerName: string; intendedUse: string; since: Date }[]> {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin(companyFacts.as('buyer'), 'buyer.id', 's.buyer_id')
    .select(['s.id', 'buyer.name as buyerName', 's.intended_use as intendedUse', 's.updated_at as since'])
    .where('s.seller_id', '=', sellerId)
    .where('s.status', '=', 'requested' satisfies SubscriptionState)
    .orderBy('s.updated_at')
    .limit(most)
    .execute()
}

/** How many active subscriptions a company has, as a buyer or as a seller. */
export async function countSubscriptionsOf(db: Db, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where((where) => where.or([where('buyer_id', '=', companyId), where('seller_id', '=', companyId)]))
    .where('status', '=', 'active' satisfies SubscriptionState)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a buyer subscribes to any seller. */
export async function isCustomer(db: Db | Tx, buyerId: string): Promise<boolean> {
  const subscription = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'active' satisfies SubscriptionState)
    .limit(1)
    .executeTakeFirst()
  return subscription !== undefined
}

/** The sellers that a buyer actively subscribes to. */
export async function findSellersOf(db: Db | Tx, buyerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('seller_id as sellerId')
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'active' satisfies SubscriptionState)
    .orderBy('seller_id')
    .execute()
  return rows.map(({ sellerId }) => sellerId)
}

/** A buyer's credit limits by seller and payment type; types without a limit are missing [SELLER-3]. */
export async function findCreditLimits(
  db: Db | Tx,
  buyerId: string,
  sellerIds: readonly string[],
): Promise<Map<string, Map<string, DecimalText>>> {
  const rows = await db
    .selectFrom('subscriptions as s')
    .innerJoin('subscription_payment_types as type', 'type.subscription_id', 's.id')
    .select(['s.seller_id as sellerId', 'type.code', 'type.credit_limit as limit'])
    .$narrowType<{ limit: NotNull }>()
    .where('s.buyer_id', '=', buyerId)
    .where('s.seller_id', '=', anyOf(sellerIds))
    .where('type.credit_limit', 'is not', null)
    .execute()
  const bySeller = new Map(sellerIds.map((id) => [id, new Map<string, DecimalText>()]))
  for (const { sellerId, code, limit } of rows) bySeller.get(sellerId)?.set(code, limit)
  return bySeller
}

/** Serializes decisions about what a buyer may owe these sellers, and locks its terms. */
export async function lockCredit(tx: Tx, buyerId: string, sellerIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', anyOf(sellerIds))
    .orderBy('seller_id')
    .forNoKeyUpdate()
    .execute()
}
