import type { ExpressionBuilder } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { MessageKind } from '#domain/chat/message.ts'
import type { CompanyId } from '#domain/ids.ts'
import { people } from '#server/areas/accounts/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { contacts } from '#server/areas/subscriptions/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { anyOf, containing, unnestRows } from '#server/platform/sql-input.ts'

/** A buyer's and a seller's conversation. */
export interface Room {
  id: string
  buyerId: string
  sellerId: string
  /** The buyer's member who opened the room. */
  buyerUserId: string | null
  version: number
  lastSequence: number
  lastAt: Date
  /** The last message the buyer was notified of among its unread ones; 0 for none. */
  buyerNotified: number
  /** The last message the seller was notified of among its unread ones; 0 for none. */
  sellerNotified: number
}

const roomColumns = [
  'room.id',
  'room.buyer_id as buyerId',
  'room.seller_id as sellerId',
  'room.buyer_user_id as buyerUserId',
  'room.version',
  'room.last_place as lastSequence',
  'room.last_at as lastAt',
  'room.buyer_told_place as buyerNotified',
  'room.seller_told_place as sellerNotified',
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

/** One of the company's rooms, locked until commit: its messages are written one after another. */
export function lockRoom(tx: Tx, companyId: CompanyId, id: string): Promise<Room | undefined> {
  return roomsOf(tx, companyId).select(roomColumns).where('room.id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Those of the rooms, of any company, that no transaction has locked; locked until commit. */
export function lockFreeRooms(tx: Tx, ids: readonly string[]): Promise<Room[]> {
  return tx
    .selectFrom('chat_rooms as room')
    .select(roomColumns)
    .where('room.id', '=', anyOf(ids))
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

/** The companies of rooms, for further queries; they never change. */
export function pairsOf(db: Db | Tx, ids: readonly string[]) {
  return db
    .selectFrom('chat_rooms as room')
    .select(['room.buyer_id as buyerId', 'room.seller_id as sellerId'])
    .where('room.id', '=', anyOf(ids))
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
  { buyerId, sellerId, buyerUserId }: Pair & Pick<Room, 'buyerUserId'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('chat_rooms')
    .values({ buyer_id: buyerId, seller_id: sellerId, buyer_user_id: buyerUserId, last_at: now })
    .onConflict((there) => there.columns(['buyer_id', 'seller_id']).doNothing())
    .execute()
}

/** Moves a locked room on. @returns the new version */
export async function moveRoom(tx: Tx, id: string): Promise<number> {
  const { version } = await tx
    .updateTable('chat_rooms')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Keeps the version and the last message that locked rooms have now. */
export async function keepMovedRooms(tx: Tx, rooms: readonly Room[]): Promise<void> {
  const moved = rooms.map(({ id, version, lastSequence, lastAt }) => ({ id, version, lastSequence, lastAt }))
  const columns = { id: 'uuid', version: 'integer', lastSequence: 'integer', lastAt: 'timestamptz' } as const
  await tx
    .updateTable('chat_rooms as room')
    .from(unnestRows('moved', columns, moved))
    .set((eb) => ({
      version: eb.ref('moved.version'),
      last_place: eb.ref('moved.lastSequence'),
      last_at: eb.ref('moved.lastAt'),
    }))
    .whereRef('room.id', '=', 'moved.id')
    .execute()
}

export interface ListedRoom extends Room {
  partnerId: string
  partnerName: string
  salesId: string | null
  salesName: string | null
  lastText: string
  lastFileName: string | null
  lastKind: MessageKind
  lastSenderId: string
  lastReadAt: Date | null
  unread: number
  firstUnread: number | null
}

export type RoomScope = 'all' | 'unread' | 'mine'

interface RoomWishes {
  /** Part of the other company's name. */
  name: string
  scope: RoomScope
  limit: number
  offset: number
}

/** The company's conversations with messages, the latest first [CHAT-8]. */
export function findRooms(db: Db, member: Member, { name, scope, limit, offset }: RoomWishes): Promise<ListedRoom[]> {
  const partner = member.companyKind === 'buyer' ? 'room.seller_id' : 'room.buyer_id'
  return roomsOf(db, member.companyId)
    .innerJoin(companyFacts.as('partner'), 'partner.id', partner)
    .innerJoin('chat_messages as last', (join) =>
      join.onRef('last.room_id', '=', 'room.id').onRef('last.place', '=', 'room.last_place'),
    )
    .leftJoin(storedFiles.as('file'), 'file.id', 'last.file_id')
    .leftJoin(contacts.as('contact'), (join) =>
      join.onRef('contact.buyer_id', '=', 'room.buyer_id').onRef('contact.seller_id', '=', 'room.seller_id'),
    )
    .leftJoin(people.as('sales'), 'sales.id', 'contact.sales_user_id')
    .select((eb) => [
      ...roomColumns,
      'partner.id as partnerId',
      'partner.name as partnerName',
      'sales.id as salesId',
      'sales.name as salesName',
      'last.text as lastText',
      'file.name as lastFileName',
      'last.sender_id as lastSenderId',
      'last.read_at as lastReadAt',
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
    .$if(scope === 'unread', (query) => query.where((eb) => eb.exists(unreadIn(eb, member.companyId))))
    .$if(scope === 'mine', (query) =>
      query.where((eb) =>
        eb.or([
          eb('contact.sales_user_id', '=', member.userId),
          // the owner is the contact of customers without a sales person
          ...(member.role === 'owner' ? [eb('contact.sales_user_id', 'is', null)] : []),
        ]),
      ),
    )
    .orderBy('room.last_at', 'desc')
    .orderBy('room.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many conversations hold unread messages of the other company. */
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

/** Names of sellers; others are missing. */
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
