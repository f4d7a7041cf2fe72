import { isSeller, type Member } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { type AnsweringDay, isAnswering } from '#domain/chat/hours.ts'
import type { Beside, Entry, Message, Room as RoomShown, ShopHours } from '#domain/chat/shapes.ts'
import { timestampOf } from '#domain/chat/timestamp.ts'
import { mayDo, ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { mimeTypes } from '#domain/files/file.ts'
import { no, yes } from '#domain/machine.ts'
import { quantityText } from '#domain/money.ts'
import { stateLabel } from '#domain/orders/state.ts'
import { Refusal } from '#domain/refusal.ts'
import { findSalesPeople } from '#server/areas/accounts/public.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { findRunningBetween, type RunningNegotiation } from '#server/areas/negotiations/public.ts'
import { findOrdersBetween, type RecentOrder } from '#server/areas/orders/public.ts'
import { findContact, findSubscriptionStatus, type SubscriptionStatus } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { ownRoom } from './own-room.ts'
import { type CarriedFile, findMessages, findMessagesLike, type StoredMessage } from './queries-messages.ts'
import { findHours } from './queries-replies-and-hours.ts'
import type { ListedRoom, Room } from './queries-rooms.ts'
import { findShopClosed, type ShownHours } from './show-hours.ts'

// as many as the tallest screen shows
const LATEST = 50

interface ShownRoom {
  room: Room
  contact: Contact
  partner: { name: string; username: string | null }
  messages: StoredMessage[]
  hours: AnsweringDay[]
  isAnswering: boolean
  /** Why this member may not write; null when they may. */
  obstacle: string | null
}

/** A conversation with its latest messages, for one of its two companies [CHAT-10]. */
export async function showRoom({ db, now }: Deps, member: Member, room: Room): Promise<ShownRoom> {
  const isBuyer = member.companyKind === 'buyer'
  const partnerId = isBuyer ? room.sellerId : room.buyerId
  const at = now()
  const [companies, contact, hours, closed, messages] = await pipeline(
    db,
    (db) => findCompanies(db, [partnerId]),
    (db) => findContactOf(db, room),
    (db) => findHours(db, room.sellerId),
    (db) => findShopClosed(db, room.sellerId, businessDay(at)),
    (db) => findMessages(db, room.id, { limit: LATEST }),
  )
  const partner = companies.get(partnerId)
  return {
    room,
    contact,
    partner: { name: partner?.name ?? '', username: (isBuyer && partner?.username) || null },
    messages,
    hours,
    isAnswering: isAnswering(hours, closed, at),
    obstacle: obstacleOf(member, contact),
  }
}

function obstacleOf(member: Member, { isActive }: Contact): string | null {
  if (!mayDo(member, 'chat.write')) return ROLE_FORBIDS
  return isActive ? null : new Refusal('chat_closed').sentence
}

/** A page of messages, and whether there are more in that direction. */
export interface ShownMessages {
  room: Room
  messages: StoredMessage[]
  more: boolean
}

interface Span {
  after: number | undefined
  before: number | undefined
  limit: number
}

/** Messages in their order. @throws Refusal chat_room_not_found */
export async function showMessages(
  { db }: Deps,
  member: Member,
  roomId: string,
  { after, before, limit }: Span,
): Promise<ShownMessages> {
  const room = await ownRoom(db, member, roomId)
  const found = await findMessages(db, room.id, { after, before, limit: limit + 1 })
  const more = found.length > limit
  const messages = after === undefined ? found.slice(-limit) : found.slice(0, limit)
  return { room, messages, more }
}

/** Messages with these words, the latest first. @throws Refusal chat_room_not_found */
export async function searchMessages(
  { db }: Deps,
  member: Member,
  roomId: string,
  { words, before, limit }: { words: string; before: number | undefined; limit: number },
): Promise<ShownMessages> {
  const room = await ownRoom(db, member, roomId)
  const found = await findMessagesLike(db, room.id, { words, before, limit: limit + 1 })
  return { room, messages: found.slice(0, limit), more: found.length > limit }
}

const MOST_NEGOTIATIONS = 20
const MOST_ORDERS = 5

interface ShownBeside {
  negotiations: RunningNegotiation[]
  orders: RecentOrder[]
  subscription: SubscriptionStatus | undefined
}

/** The dealings of the two companies, as far as the member may see them. @throws Refusal chat_room_not_found */
export async function showBeside({ db, now }: Deps, member: Member, roomId: string): Promise<ShownBeside> {
  const room = await ownRoom(db, member, roomId)
  const isSelling = isSeller(member)
  const maySee = {
    negotiations: mayDo(member, isSelling ? 'sales-nego.read' : 'nego.read'),
    orders: mayDo(member, isSelling ? 'sales.read' : 'order.read'),
    subscription: isSelling && mayDo(member, 'customers.read'),
  }
  return {
    negotiations: maySee.negotiations ? await findRunningBetween(db, room, now(), MOST_NEGOTIATIONS) : [],
    orders: maySee.orders ? await findOrdersBetween(db, member, room, MOST_ORDERS) : [],
    subscription: maySee.subscription ? await findSubscriptionStatus(db, room.buyerId, room.sellerId) : undefined,
  }
}

/** The list's text for a message without words. */
const WITHOUT_WORDS = { text: '', product: 'Produk', file: 'Berkas' }

export function messageView({ buyerId, sellerId }: Room, message: StoredMessage): Message {
  return {
    id: message.id,
    sequence: message.sequence,
    readBy: message.readBy ?? '',
    text: message.text,
    read: message.readBy !== null,
    receiverId: message.senderId === buyerId ? sellerId : buyerId,
    senderId: message.senderId,
    senderName: message.senderName,
    kind: message.kind,
    productId: message.productId ?? undefined,
    file: message.file ? fileView(message.file) : undefined,
    at: timestampOf(message.sentAt),
  }
}

export function fileView({ id, name, kind, size }: CarriedFile): NonNullable<Message['file']> {
  return { id, name, type: mimeTypes[kind], size }
}

export function entryView(room: ListedRoom): Entry {
  return {
    roomId: room.id,
    readOnFrom: room.firstUnread ?? room.lastSequence,
    partnerId: room.partnerId,
    partnerName: room.partnerName,
    picture: '',
    lastText: room.lastText || room.lastFileName || WITHOUT_WORDS[room.lastKind],
    lastKind: room.lastKind,
    isOwn: room.lastSenderId !== room.partnerId,
    isRead: room.lastReadAt !== null,
    salesId: room.salesId ?? '',
    salesName: room.salesName ?? '',
    unread: room.unread,
    lastAt: room.lastAt.getTime(),
  }
}

export function roomView({ room, contact, partner, messages, hours, isAnswering, obstacle }: ShownRoom): RoomShown {
  return {
    id: room.id,
    buyerId: room.buyerId,
    sellerId: room.sellerId,
    lastAt: room.lastAt.getTime(),
    type: 'user_to_sales',
    buyerUserId: room.buyerUserId ?? '',
    sellerUserId: contact.salesId ?? '',
    partnerName: partner.name,
    partnerUsername: partner.username,
    salesName: contact.salesName,
    hours,
    isAnswering,
    messages: Object.fromEntries(messages.map((message) => [message.id, messageView(room, message)])),
    can: { send: obstacle === null ? yes : no(obstacle) },
  }
}

export function besideView({ negotiations, orders, subscription }: ShownBeside): Beside {
  return {
    negotiations: negotiations.map(({ units, validUntil, ...nego }) => ({
      ...nego,
      units: quantityText(units),
      validUntil: validUntil.toISOString(),
    })),
    orders: orders.map(({ pickup, isPartlySent: isPartSent, ...order }) => ({
      ...order,
      stateLabel: stateLabel(order.state, { isFetched: pickup !== null, isPartlySent: isPartSent }),
      placedAt: order.placedAt.toISOString(),
    })),
    subscription: subscription ? { ...subscription, since: subscription.since.toISOString() } : null,
  }
}

/** seller/jam */
export function hoursView({ changesAt, ...hours }: ShownHours): ShopHours {
  return { ...hours, changesAt: changesAt?.toISOString() ?? null }
}

/** How a buyer and a seller stand to each other. */
interface Contact {
  /** Whether the buyer subscribes to the seller: then both may write [ROLE-3, ROLE-7]. */
  isActive: boolean
  /** The seller's contact: the sales person that the subscription names, otherwise its owner; null: none. */
  salesId: string | null
  salesName: string
}

/** [ROLE-7, SELLER-3] */
export async function findContactOf(
  db: Db | Tx,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
): Promise<Contact> {
  const { isActive, salesUserId } = await findContact(db, buyerId, sellerId)
  const people = await findSalesPeople(db, sellerId)
  const talker = people.find(({ userId }) => userId === salesUserId) ?? people.find(({ role }) => role === 'owner')
  return { isActive, salesId: talker?.userId ?? null, salesName: talker?.name ?? '' }
}
