import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/database.ts'

/** Since when a buyer is actively subscribed to a seller; undefined where it is not. */
export async function subscribedSince(db: Db | Tx, buyerId: string, sellerId: string): Promise<Date | undefined> {
  const found = await sql<{ since: Date }>`
    select since from subscriptions
    where buyer_id = ${buyerId} and seller_id = ${sellerId} and status = 'A'`.execute(db)
  return found.rows[0]?.since
}

/** Keeps a subscription from changing until the transaction ends: who suspends it sees what was begun meanwhile. */
export async function holdSubscription(tx: Tx, buyerId: string, sellerId: string): Promise<void> {
  await sql`
    select from subscriptions where buyer_id = ${buyerId} and seller_id = ${sellerId} for share`.execute(tx)
}
