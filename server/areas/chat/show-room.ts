import { isSeller, type Member } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { type AnsweringDay, isAnswering } from '#domain/chat/hours.ts'
import { mayDo, ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { Refusal } from '#domain/refusal.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { findRunningBetween, type RunningNegotiation } from '#server/areas/negotiations/public.ts'
import { findOrdersBetween, type RecentOrder } from '#server/areas/orders/public.ts'
import { findStanding, type Standing } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { askTogether } from '#server/platform/ask-together.ts'
import { type Contact, findContactOf } from './find-talkers.ts'
import { ownRoom } from './own-room.ts'
import { findHours } from './queries-desk.ts'
import { findMessages, findMessagesLike, type StoredMessage } from './queries-messages.ts'
import type { Room } from './queries-rooms.ts'
import { findShopClosed } from './show-hours.ts'

// as many as the tallest screen shows
const LATEST = 50

export interface ShownRoom {
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
  const [companies, contact, hours, closed, messages] = await askTogether(
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

/** Part of what was said, and whether there is more in that direction. */
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

export interface ShownBeside {
  negotiations: RunningNegotiation[]
  orders: RecentOrder[]
  standing: Standing | undefined
}

/** What the two companies have with each other, as far as the member may see it. @throws Refusal chat_room_not_found */
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
    standing: maySee.subscription ? await findStanding(db, room.buyerId, room.sellerId) : undefined,
  }
}
