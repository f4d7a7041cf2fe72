import { type ExpressionBuilder, sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { MessageKind } from '#domain/chat/message.ts'
import type { CompanyId } from '#domain/ids.ts'
import { people } from '#server/areas/accounts/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, containing } from '#server/platform/given.ts'

/** A buyer's and a seller's conversation. */
export interface Room {
  id: string
  buyerId: string
  sellerId: string
  buyerUserId: string | null
  sellerUserId: string | null
  version: number
  lastPlace: number
  lastAt: Date
}

const roomColumns = [
  'room.id',
  'room.buyer_id as buyerId',
  'room.seller_id as sellerId',
  'room.buyer_user_id as buyerUserId',
  'room.seller_user_id as sellerUserId',
  'room.version',
  'room.last_place as lastPlace',
  'room.last_at as lastAt',
] as const

/** The rooms of one of the two companies [CHAT-10]. */
function roomsOf(db: Db | Tx, companyId: CompanyId) {
  return db
    .selectFrom('chat_rooms as room')
    .where((eb) => eb.or([eb('room.buyer_id', '=', companyId), eb('room.seller_id', '=', companyId)]))
}

export function findRoom(db: Db | Tx, companyId: CompanyId, id: string): Promise<Room | undefined> {
  return roomsOf(db, companyId).select(roomColumns).where('room.id', '=', id).executeTakeFirst()
}

/** The same, locked until commit: its messages are written one after another. */
export function lockRoom(tx: Tx, companyId: CompanyId, id: string): Promise<Room | undefined> {
  return roomsOf(tx, companyId).select(roomColumns).where('room.id', '=', id).forUpdate().executeTakeFirst()
}

interface Pair {
  buyerId: string
  sellerId: string
}

export function findRoomBetween(db: Db | Tx, { buyerId, sellerId }: Pair): Promise<Room | undefined> {
  return db
    .selectFrom('chat_rooms as room')
    .select(roomColumns)
    .where('room.buyer_id', '=', buyerId)
    .where('room.seller_id', '=', sellerId)
    .executeTakeFirst()
}

/** Begins a conversation, unless the two have one: then nothing is written [CHAT-5]. */
export async function insertRoom(
  tx: Tx,
  { buyerId, sellerId, buyerUserId, sellerUserId }: Pair & Pick<Room, 'buyerUserId' | 'sellerUserId'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('chat_rooms')
    .values({
      buyer_id: buyerId,
      seller_id: sellerId,
      buyer_user_id: buyerUserId,
      seller_user_id: sellerUserId,
      last_at: now,
    })
    .onConflict((there) => there.columns(['buyer_id', 'seller_id']).doNothing())
    .execute()
}

/** @returns the new version */
export async function moveRoom(tx: Tx, id: string, said?: { place: number; at: Date }): Promise<number> {
  const { version } = await tx
    .updateTable('chat_rooms')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(said && {
        last_place: said.place,
        last_at: eb.fn<Date>('greatest', ['last_at', sql`${said.at}::timestamptz`]),
      }),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export interface ListedRoom extends Room {
  partnerId: string
  partnerName: string
  lastText: string
  lastKind: MessageKind | null
  unread: number
  firstUnread: number | null
}

interface RoomWishes {
  /** Part of the other company's name. */
  name: string
  limit: number
  offset: number
}

/** The company's conversations in which something was said, the latest first [CHAT-8]. */
export function findRooms(db: Db, member: Member, { name, limit, offset }: RoomWishes): Promise<ListedRoom[]> {
  const partner = member.companyKind === 'buyer' ? 'room.seller_id' : 'room.buyer_id'
  return roomsOf(db, member.companyId)
    .innerJoin(companyFacts.as('partner'), 'partner.id', partner)
    .innerJoin('chat_messages as last', (join) =>
      join.onRef('last.room_id', '=', 'room.id').onRef('last.place', '=', 'room.last_place'),
    )
    .select((eb) => [
      ...roomColumns,
      'partner.id as partnerId',
      'partner.name as partnerName',
      'last.text as lastText',
      eb.ref('last.kind').$castTo<MessageKind>().as('lastKind'),
      unreadIn(eb, member.companyId)
        .select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'))
        .$asScalar()
        .$notNull()
        .as('unread'),
      unreadIn(eb, member.companyId)
        .select((one) => one.fn.min('unread.place').as('first'))
        .$asScalar()
        .as('firstUnread'),
    ])
    .where('partner.name', 'ilike', containing(name) ?? '%')
    .orderBy('room.last_at', 'desc')
    .orderBy('room.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many conversations hold messages of the other company that nobody has read. */
export async function countUnreadRooms(db: Db, companyId: CompanyId): Promise<number> {
  const { total } = await roomsOf(db, companyId)
    .where((eb) => eb.exists(unreadIn(eb, companyId)))
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function unreadIn(eb: ExpressionBuilder<DB & { room: DB['chat_rooms'] }, 'room'>, companyId: CompanyId) {
  return eb
    .selectFrom('chat_messages as unread')
    .whereRef('unread.room_id', '=', 'room.id')
    .where('unread.sender_id', '<>', companyId)
    .where('unread.read_at', 'is', null)
}

/** Names of companies of a kind; others are missing. */
export function findSellerNames(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom(companyFacts.as('seller'))
    .select(['seller.id', 'seller.name'])
    .where('seller.kind', '=', 'seller')
    .where('seller.id', '=', anyOf(ids))
    .orderBy('seller.name')
    .orderBy('seller.id')
    .execute()
}

export interface StoredMessage {
  id: string
  place: number
  senderId: string
  senderName: string
  key: string
  kind: MessageKind
  text: string
  productId: number | null
  sentAt: Date
  readBy: string | null
}

function messagesOf(db: Db | Tx, roomId: string) {
  return db
    .selectFrom('chat_messages as message')
    .leftJoin(people.as('person'), 'person.id', 'message.user_id')
    .select((eb) => [
      'message.id',
      'message.place',
      'message.sender_id as senderId',
      eb.fn.coalesce('person.name', sql<string>`''`).as('senderName'),
      'message.key',
      eb.ref('message.kind').$castTo<MessageKind>().as('kind'),
      'message.text',
      'message.product_id as productId',
      'message.sent_at as sentAt',
      'message.read_by as readBy',
    ])
    .where('message.room_id', '=', roomId)
}

export function findMessageOfKey(tx: Tx, roomId: string, senderId: string, key: string) {
  return messagesOf(tx, roomId)
    .where('message.sender_id', '=', senderId)
    .where('message.key', '=', key)
    .executeTakeFirst()
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
  if (after !== undefined) return all.where('message.place', '>', after).orderBy('message.place').execute()
  const last = before === undefined ? all : all.where('message.place', '<', before)
  return (await last.orderBy('message.place', 'desc').execute()).reverse()
}

export interface NewMessage {
  roomId: string
  place: number
  senderId: string
  userId: string
  key: string
  kind: MessageKind
  text: string
  productId: number | null
  sentAt: Date
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<string> {
  const { id } = await tx
    .insertInto('chat_messages')
    .values({
      room_id: message.roomId,
      place: message.place,
      sender_id: message.senderId,
      user_id: message.userId,
      key: message.key,
      kind: message.kind,
      text: message.text,
      product_id: message.productId,
      sent_at: message.sentAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks what the other company said, up to a place, as read by this member. @returns whether anything was unread [CHAT-6] */
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
