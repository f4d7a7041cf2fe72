import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { MessageKind } from '#domain/chat/message.ts'
import type { FileKind } from '#domain/files/file.ts'
import { people } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { containing, unnestRows } from '#server/platform/sql-input.ts'

/** A file that a message carries. */
export interface CarriedFile {
  id: string
  name: string
  kind: FileKind
  size: number
}

export interface StoredMessage {
  id: string
  sequence: number
  senderId: string
  senderName: string
  key: string
  kind: MessageKind
  text: string
  productId: number | null
  file: CarriedFile | null
  sentAt: Date
  readBy: string | null
}

function messagesOf(db: Db | Tx, roomId: string) {
  return db
    .selectFrom('chat_messages as message')
    .leftJoin(people.as('person'), 'person.id', 'message.user_id')
    .leftJoin(storedFiles.as('file'), 'file.id', 'message.file_id')
    .select((eb) => [
      'message.id',
      'message.place as sequence',
      'message.sender_id as senderId',
      eb.fn.coalesce('person.name', sql<string>`''`).as('senderName'),
      'message.key',
      eb.ref('message.kind').$castTo<MessageKind>().as('kind'),
      'message.text',
      'message.product_id as productId',
      'message.sent_at as sentAt',
      'message.read_by as readBy',
      'file.id as fileId',
      'file.name as fileName',
      'file.kind as fileKind',
      'file.size as fileSize',
    ])
    .where('message.room_id', '=', roomId)
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesOf>['executeTakeFirstOrThrow']>>

function readMessage({ fileId, fileName, fileKind, fileSize, ...message }: MessageRow): StoredMessage {
  const isFile = fileId !== null && fileName !== null && fileKind !== null && fileSize !== null
  return { ...message, file: isFile ? { id: fileId, name: fileName, kind: fileKind, size: fileSize } : null }
}

export async function findMessageOfKey(
  tx: Tx,
  roomId: string,
  senderId: string,
  key: string,
): Promise<StoredMessage | undefined> {
  const found = await messagesOf(tx, roomId)
    .where('message.sender_id', '=', senderId)
    .where('message.key', '=', key)
    .executeTakeFirst()
  return found && readMessage(found)
}

interface Span {
  /** Messages after this place, in their order. */
  after?: number | undefined
  /** The last messages before this place. */
  before?: number | undefined
  limit: number
}

/** Messages of a room in their order: those after a place, or else the last ones, before a place or of all. */
export async function findMessages(db: Db, roomId: string, { after, before, limit }: Span): Promise<StoredMessage[]> {
  const all = messagesOf(db, roomId).limit(limit)
  if (after !== undefined) {
    const next = await all.where('message.place', '>', after).orderBy('message.place').execute()
    return next.map(readMessage)
  }
  const last = before === undefined ? all : all.where('message.place', '<', before)
  return (await last.orderBy('message.place', 'desc').execute()).reverse().map(readMessage)
}

/** Messages of a room with these words, the latest first. */
export async function findMessagesLike(
  db: Db,
  roomId: string,
  { words, before, limit }: { words: string; before: number | undefined; limit: number },
): Promise<StoredMessage[]> {
  const like = containing(words)
  const found = await messagesOf(db, roomId)
    .where((eb) => eb.or([eb('message.text', 'ilike', like), eb('file.name', 'ilike', like)]))
    .$if(before !== undefined, (query) => query.where('message.place', '<', before ?? 0))
    .orderBy('message.place', 'desc')
    .limit(limit)
    .execute()
  return found.map(readMessage)
}

/** The content by which a repeated message is recognised [CHAT-12]. */
export interface Keyed {
  roomId: string
  senderId: string
  key: string
}

/** Those of the keys under which a message is there. */
export function findKnownKeys(tx: Tx, keys: readonly Keyed[]): Promise<Keyed[]> {
  const keyed = keys.map(({ roomId, senderId, key }) => ({ roomId, senderId, key }))
  return tx
    .selectFrom('chat_messages as message')
    .innerJoin(unnestRows('asked', { roomId: 'uuid', senderId: 'uuid', key: 'uuid' }, keyed), (join) =>
      join
        .onRef('asked.roomId', '=', 'message.room_id')
        .onRef('asked.senderId', '=', 'message.sender_id')
        .onRef('asked.key', '=', 'message.key'),
    )
    .select(['message.room_id as roomId', 'message.sender_id as senderId', 'message.key'])
    .execute()
}

export interface NewMessage extends Keyed {
  sequence: number
  userId: string
  kind: MessageKind
  text: string
  productId: number | null
  fileId: string | null
  sentAt: Date
}

const newColumns = {
  roomId: 'uuid',
  sequence: 'integer',
  senderId: 'uuid',
  userId: 'uuid',
  key: 'uuid',
  kind: 'text',
  text: 'text',
  productId: 'integer?',
  fileId: 'uuid?',
  sentAt: 'timestamptz',
} as const

/** @returns their ids, in the order of the messages */
export async function insertMessages(tx: Tx, messages: readonly NewMessage[]): Promise<string[]> {
  const written = await tx
    .insertInto('chat_messages')
    .columns(['room_id', 'place', 'sender_id', 'user_id', 'key', 'kind', 'text', 'product_id', 'file_id', 'sent_at'])
    .expression((eb) => eb.selectFrom(unnestRows('said', newColumns, messages)).selectAll())
    .returning(['id', 'room_id as roomId', 'place'])
    .execute()
  const ids = new Map(written.map(({ id, roomId, place: sequence }) => [`${roomId} ${sequence}`, id]))
  return messages.map(({ roomId, sequence }) => ids.get(`${roomId} ${sequence}`) ?? '')
}

/**
 * Marks the other company's messages up to a position as read by this member. @returns whether anything was unread
 * [CHAT-6]
 */
export async function markRead(tx: Tx, member: Member, roomId: string, upTo: number, now: Date): Promise<boolean> {
  const read = await tx
    .updateTable('chat_messages')
    .set({ read_by: member.userId, read_at: now })
    .where('room_id', '=', roomId)
    .where('sender_id', '<>', member.companyId)
    .where('place', '<=', upTo)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return read.numUpdatedRows > 0n
}
