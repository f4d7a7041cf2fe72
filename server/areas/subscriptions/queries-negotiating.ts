import { type AliasedExpression, expressionBuilder } from 'kysely'
import type { SubscriptionState } from '#domain/subscriptions/state.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** Since when a buyer has actively subscribed to a seller; undefined if it does not. */
export async function subscribedSince(db: Db | Tx, buyerId: string, sellerId: string): Promise<Date | undefined> {
  const active = await db
    .selectFrom('subscriptions')
    .select('since')
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return active?.since
}

/** Locks a subscription until commit, so that a suspension sees every negotiation begun before it. */
export async function holdSubscription(tx: Tx, buyerId: string, sellerId: string): Promise<void> {
  await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
    .forShare()
    .execute()
}

/** The contact of a customer, to be joined by both companies. */
export const contacts = expressionBuilder<DB>()
  .selectFrom('subscriptions')
  .select(['buyer_id', 'seller_id', 'status', 'sales_user_id'])

/** Whether a buyer actively subscribes to a seller, and which sales person it names. */
interface Contact {
  isActive: boolean
  salesUserId: string | null
}

export async function findContact(db: Db | Tx, buyerId: string, sellerId: string): Promise<Contact> {
  return readContact(await contactOf(db, buyerId, sellerId).executeTakeFirst())
}

/** Whether a buyer actively subscribes to a seller, and its sales person; locked until commit. */
export async function holdContact(tx: Tx, buyerId: string, sellerId: string): Promise<Contact> {
  return readContact(await contactOf(tx, buyerId, sellerId).forShare().executeTakeFirst())
}

/** Those of the queried pairs that are subscribed now and not locked; locked until commit. */
export function holdFreeContacts(tx: Tx, requested: AliasedExpression<Pair, 'asked'>): Promise<Pair[]> {
  return tx
    .selectFrom('subscriptions as s')
    .innerJoin(requested, (join) =>
      join.onRef('asked.buyerId', '=', 's.buyer_id').onRef('asked.sellerId', '=', 's.seller_id'),
    )
    .select(['s.buyer_id as buyerId', 's.seller_id as sellerId'])
    .where('s.status', '=', 'active')
    .forShare('s')
    .skipLocked()
    .execute()
}

interface Pair {
  buyerId: string
  sellerId: string
}

function contactOf(db: Db | Tx, buyerId: string, sellerId: string) {
  return db
    .selectFrom('subscriptions')
    .select(['status', 'sales_user_id as salesUserId'])
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
}

function readContact(found: { status: string; salesUserId: string | null } | undefined): Contact {
  return { isActive: found?.status === 'active', salesUserId: found?.salesUserId ?? null }
}

export interface SubscriptionStatus {
  id: string
  state: SubscriptionState
  since: Date
}

/** The subscription of a buyer to a seller; undefined where it was never requested. */
export async function findSubscriptionStatus(
  db: Db,
  buyerId: string,
  sellerId: string,
): Promise<SubscriptionStatus | undefined> {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'status as state', 'since'])
    .$narrowType<{ state: SubscriptionState }>()
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
}
