import { sql } from 'kysely'
import type { Seller } from '#domain/accounts/actor.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { GrantState } from '#domain/subscriptions/grant-request.ts'
import { type GrantLimits, type PlainType, usualGrantLimits } from '#domain/subscriptions/grants.ts'
import { people } from '#server/areas/accounts/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { StoredSubscription, StoredTerms } from './queries-writing.ts'

/** With the version that a change must know; 0 where the owner has never decided. */
export type VersionedLimits = GrantLimits & { version: number }

/** The grant limits of the seller's sales people; the defaults until its owner decides. */
export async function findGrantLimits(db: Db | Tx, sellerId: string): Promise<VersionedLimits> {
  const row = await db
    .selectFrom('grant_limits')
    .select([
      'plain_types as plainTypes',
      'credit_days as creditDays',
      'credit_limit as creditLimit',
      'price_level as priceLevel',
      'discount',
      'version',
    ])
    .$narrowType<{ plainTypes: PlainType[] }>() // checked by the table
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return row ?? { ...usualGrantLimits, version: 0 }
}

export async function saveGrantLimits(tx: Tx, sellerId: CompanyId, limits: VersionedLimits): Promise<void> {
  const row = {
    plain_types: [...limits.plainTypes],
    credit_days: limits.creditDays,
    credit_limit: limits.creditLimit,
    price_level: limits.priceLevel,
    discount: limits.discount,
    version: limits.version,
  }
  await tx
    .insertInto('grant_limits')
    .values({ seller_id: sellerId, ...row })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(row))
    .execute()
}

export type GrantedAct = 'approve' | 'changeTerms'

export interface GrantRequestRow {
  id: string
  version: number
  state: GrantState
  subscriptionId: string
  subscriptionVersion: number
  buyerId: string
  buyerName: string
  act: GrantedAct
  terms: StoredTerms
  /** Of the person in the terms. */
  salesName: string | null
  beyond: string[]
  requestedByName: string
  requestedAt: Date
  reason: string | null
}

function requestsOf(db: Db | Tx, seller: Seller) {
  return db
    .selectFrom('grant_requests as request')
    .innerJoin('subscriptions as subscription', 'subscription.id', 'request.subscription_id')
    .innerJoin(companyFacts.as('buyer'), 'buyer.id', 'subscription.buyer_id')
    .innerJoin(people.as('asker'), 'asker.id', 'request.asked_by')
    .leftJoin(people.as('sales'), (join) =>
      join.on('sales.id', '=', sql<string>`(request.terms ->> 'salesUserId')::uuid`),
    )
    .select([
      'request.id',
      'request.version',
      sql<GrantState>`case when request.state = 'waiting' and request.subscription_version <> subscription.version
        then 'lapsed' else request.state end`.as('state'),
      'request.subscription_id as subscriptionId',
      'request.subscription_version as subscriptionVersion',
      'subscription.buyer_id as buyerId',
      'buyer.name as buyerName',
      'request.act',
      'sales.name as salesName',
      'request.beyond',
      'asker.name as requestedByName',
      'request.asked_at as requestedAt',
      'request.reason',
    ])
    .select(({ ref }) => [ref('request.terms').$castTo<StoredTerms>().as('terms')])
    .$narrowType<{ act: GrantedAct }>() // checked by the table
    .where('subscription.seller_id', '=', seller.companyId)
}

/** One of the seller's requests; another company's is not found. */
export async function findGrantRequest(db: Db | Tx, seller: Seller, id: string): Promise<GrantRequestRow | undefined> {
  return requestsOf(db, seller).where('request.id', '=', id).executeTakeFirst()
}

/** The seller's requests that wait, the oldest first: at most one for each customer. */
export async function findWaitingGrants(db: Db, seller: Seller, limit: number): Promise<GrantRequestRow[]> {
  return requestsOf(db, seller)
    .where('request.state', '=', 'waiting')
    .whereRef('request.subscription_version', '=', 'subscription.version')
    .orderBy('request.asked_at')
    .orderBy('request.id')
    .limit(limit)
    .execute()
}

/** The latest request since the subscription's last step that is still relevant: it is open, or was refused. */
export async function findCurrentGrant(
  db: Db | Tx,
  seller: Seller,
  subscriptionId: string,
): Promise<GrantRequestRow | undefined> {
  return requestsOf(db, seller)
    .where('request.subscription_id', '=', subscriptionId)
    .whereRef('request.subscription_version', '=', 'subscription.version')
    .where('request.state', 'in', ['waiting', 'refused'])
    .orderBy('request.asked_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

interface NewGrantRequest {
  act: GrantedAct
  terms: StoredTerms
  beyond: readonly string[]
}

export async function insertGrantRequest(
  tx: Tx,
  { id, version }: Pick<StoredSubscription, 'id' | 'version'>,
  requestedBy: UserId,
  { act, terms, beyond }: NewGrantRequest,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('grant_requests')
    .values({
      subscription_id: id,
      subscription_version: version,
      act,
      terms: JSON.stringify(terms),
      beyond: [...beyond],
      asked_by: requestedBy,
      asked_at: now,
    })
    .execute()
}

export async function saveGrantDecision(
  tx: Tx,
  { id, state, version }: Pick<GrantRequestRow, 'id' | 'state' | 'version'>,
  decided: { by: UserId; reason: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('grant_requests')
    .set({ state, version, decided_by: decided.by, decided_at: now, reason: decided.reason })
    .where('id', '=', id)
    .execute()
}
