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

/** Whether a buyer actively subscribes to a seller, and which sales person it names. */
export async function findContact(
  db: Db | Tx,
  buyerId: string,
  sellerId: string,
): Promise<{ isActive: boolean; salesUserId: string | null }> {
  const found = await db
    .selectFrom('subscriptions')
    .select(['status', 'sales_user_id as salesUserId'])
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return { isActive: found?.status === 'active', salesUserId: found?.salesUserId ?? null }
}
