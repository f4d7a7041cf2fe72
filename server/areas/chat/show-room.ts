import type { Member } from '#domain/accounts/actor.ts'
import { mayDo, ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { Refusal } from '#domain/refusal.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { type Contact, findContactOf } from './find-talkers.ts'
import { findMessages, findRoom, type Room, type StoredMessage } from './queries.ts'

// as many as the tallest screen shows
const LATEST = 50

export interface ShownRoom {
  room: Room
  contact: Contact
  partner: { name: string; username: string | null }
  messages: StoredMessage[]
  /** Why this member may not write; null when they may. */
  obstacle: string | null
}

/** A conversation with its latest messages, for one of its two companies [CHAT-10]. */
export async function showRoom({ db }: Deps, member: Member, room: Room): Promise<ShownRoom> {
  const isBuyer = member.companyKind === 'buyer'
  const partnerId = isBuyer ? room.sellerId : room.buyerId
  const partner = (await findCompanies(db, [partnerId])).get(partnerId)
  const contact = await findContactOf(db, room)
  return {
    room,
    contact,
    partner: { name: partner?.name ?? '', username: (isBuyer && partner?.username) || null },
    messages: await findMessages(db, room.id, { limit: LATEST }),
    obstacle: obstacleOf(member, contact),
  }
}

function obstacleOf(member: Member, { isActive }: Contact): string | null {
  if (!mayDo(member, 'chat.write')) return ROLE_FORBIDS
  return isActive ? null : new Refusal('chat_closed').sentence
}

interface Span {
  after: number | undefined
  before: number | undefined
  limit: number
}

/** Part of what was said, and whether there is more in that direction. @throws Refusal chat_room_not_found */
export async function showMessages(
  { db }: Deps,
  member: Member,
  roomId: string,
  { after, before, limit }: Span,
): Promise<{ room: Room; messages: StoredMessage[]; more: boolean }> {
  const room = await findRoom(db, member.companyId, roomId)
  if (!room) throw new Refusal('chat_room_not_found', { field: 'key_room' })
  const found = await findMessages(db, room.id, { after, before, limit: limit + 1 })
  const more = found.length > limit
  const messages = after === undefined ? found.slice(-limit) : found.slice(0, limit)
  return { room, messages, more }
}
