import { type SqlBool, sql } from 'kysely'
import { businessDay } from '#domain/business-day.ts'
import type { MessageState } from '#domain/contact/message-state.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { containing, dateOf } from '#server/platform/sql-input.ts'

export interface ContactQuestion {
  name: string
  business: string
  email: string | null
  question: string
}

export interface MessageRow extends ContactQuestion {
  id: string
  at: Date
  state: MessageState
  version: number
  reply: string | null
  repliedAt: Date | null
}

/** Keeps a question; the same of the same name once a day, with the first e-mail address that was left. */
export async function insertMessage(
  db: Db,
  { name, business, email, question }: ContactQuestion,
  now: Date,
): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ name, business, email, question, asked_on: dateOf(businessDay(now)), asked_at: now })
    .onConflict((there) =>
      there
        .expression(sql`asked_on, md5(name), md5(question)`)
        .doUpdateSet((change) => ({ email: change.ref('excluded.email') }))
        .where('contact_messages.email', 'is', null),
    )
    .execute()
}

interface MessageWish {
  state: MessageState | undefined
  keyword: string | undefined
  /** Read on behind this one. */
  after: string | undefined
  limit: number
}

/** Messages, the newest first. */
export async function findMessages(db: Db, { state, keyword, after, limit }: MessageWish): Promise<MessageRow[]> {
  return matching(db, keyword)
    .select(columns)
    .$narrowType<{ state: MessageState }>()
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** How many there are in each state that meet the keyword; states without any are missing. */
export function countMessages(db: Db, keyword: string | undefined) {
  return matching(db, keyword)
    .select(({ fn, cast }) => ['state', cast<number>(fn.countAll(), 'integer').as('count')])
    .$narrowType<{ state: MessageState }>()
    .groupBy('state')
    .execute()
}

function matching(db: Db, keyword: string | undefined) {
  const pattern = containing(keyword || null)
  return db
    .selectFrom('contact_messages')
    .$if(pattern !== null, (query) =>
      query.where(sql<SqlBool>`(name ilike ${pattern} or question ilike ${pattern} or email ilike ${pattern})`),
    )
}

const columns = [
  'id',
  'name',
  'business',
  'email',
  'question',
  'asked_at as at',
  'state',
  'version',
  'reply',
  'replied_at as repliedAt',
] as const

export async function findMessage(db: Db | Tx, id: string): Promise<MessageRow | undefined> {
  return one(db, id).executeTakeFirst()
}

/** A contact message, locked against other administrators. */
export async function lockMessage(tx: Tx, id: string): Promise<MessageRow | undefined> {
  return one(tx, id).forUpdate().executeTakeFirst()
}

function one(db: Db | Tx, id: string) {
  return db.selectFrom('contact_messages').select(columns).$narrowType<{ state: MessageState }>().where('id', '=', id)
}

export async function saveMessage(
  tx: Tx,
  { id, state, version, reply, repliedAt }: Pick<MessageRow, 'id' | 'state' | 'version' | 'reply' | 'repliedAt'>,
): Promise<void> {
  await tx
    .updateTable('contact_messages')
    .set({ state, version, reply, replied_at: repliedAt })
    .where('id', '=', id)
    .execute()
}

export async function forgetMessagesBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('contact_messages').where('asked_at', '<', before).execute()
}
