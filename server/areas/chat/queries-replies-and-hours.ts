import type { Seller } from '#domain/accounts/actor.ts'
import type { AnsweringDay } from '#domain/chat/hours.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** A seller's stored reply to a frequent question. */
export interface Reply {
  id: string
  title: string
  text: string
}

export function findReplies(db: Db, { companyId }: Seller): Promise<Reply[]> {
  return db
    .selectFrom('chat_replies')
    .select(['id', 'title', 'text'])
    .where('seller_id', '=', companyId)
    .orderBy(({ fn }) => fn('lower', ['title']))
    .orderBy('id')
    .execute()
}

export async function countReplies(tx: Tx, { companyId }: Seller): Promise<number> {
  const { count } = await tx
    .selectFrom('chat_replies')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where('seller_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertReply(tx: Tx, { companyId }: Seller, reply: Omit<Reply, 'id'>): Promise<string> {
  const { id } = await tx
    .insertInto('chat_replies')
    .values({ seller_id: companyId, ...reply })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns whether it is the seller's */
export async function updateReply(tx: Tx, { companyId }: Seller, { id, ...reply }: Reply): Promise<boolean> {
  const changed = await tx
    .updateTable('chat_replies')
    .set(reply)
    .where('seller_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export async function deleteReply(tx: Tx, { companyId }: Seller, id: string): Promise<void> {
  await tx.deleteFrom('chat_replies').where('seller_id', '=', companyId).where('id', '=', id).execute()
}

/** A seller whose shop is open to the public. */
export async function findShopId(db: Db, username: string): Promise<string | undefined> {
  const found = await db
    .selectFrom(companyFacts.as('seller'))
    .select('seller.id')
    .where('seller.kind', '=', 'seller')
    .where('seller.suspended_at', 'is', null)
    .where('seller.username', '=', username)
    .executeTakeFirst()
  return found?.id
}

/** By the days of the week. */
export function findHours(db: Db | Tx, sellerId: string): Promise<AnsweringDay[]> {
  return db
    .selectFrom('chat_hours')
    .select(['weekday', 'opens', 'closes'])
    .where('seller_id', '=', sellerId)
    .orderBy('weekday')
    .execute()
}

export async function saveHours(tx: Tx, { companyId }: Seller, days: readonly AnsweringDay[]): Promise<void> {
  await tx.deleteFrom('chat_hours').where('seller_id', '=', companyId).execute()
  if (days.length === 0) return
  await tx
    .insertInto('chat_hours')
    .values(days.map((day) => ({ seller_id: companyId, ...day })))
    .execute()
}
