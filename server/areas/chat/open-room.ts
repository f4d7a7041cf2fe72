import type { Member } from '#domain/accounts/actor.ts'
import { chatChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { withdrawNotice } from '#server/areas/notifications/public.ts'
import { holdContact } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { existing, lockOwnRoom } from './own-room.ts'
import { markRead } from './queries-messages.ts'
import { saveNotified } from './queries-notifying.ts'
import { findRoomBetween, insertRoom, moveRoom, type Room } from './queries-rooms.ts'

/** A room by its id, or else the one with a company of the other kind. */
export interface RequestedRoom {
  id: string | null
  partnerId: string | null
  /** The room is visible to the member; hidden screens make the call as well, when their connection comes back. */
  marksRead: boolean
}

/**
 * Opens a conversation, which begins where the two companies have none: of two who begin at once both get the same one.
 * The other company's messages become read, where it is visible [CHAT-5, CHAT-6].
 * @throws Refusal chat_room_not_found | seller_not_found | not_found | chat_not_subscribed | chat_buyer_not_subscribed
 */
export function openRoom(deps: Deps, member: Member, requested: RequestedRoom): Promise<Room> {
  return deps.db.transaction().execute((tx) => openIn(tx, member, requested, deps.now()))
}

async function openIn(tx: Tx, member: Member, requested: RequestedRoom, now: Date): Promise<Room> {
  const id = existing(requested.id ?? (await enter(tx, member, requested.partnerId, now)))
  const room = await lockOwnRoom(tx, member, id)
  if (!requested.marksRead) return room
  return { ...room, version: await readUpTo(tx, member, room, room.lastSequence, now) }
}

/** @returns the id of the room with a company, begun where there is none */
async function enter(tx: Tx, member: Member, partnerId: string | null, now: Date): Promise<string | undefined> {
  if (partnerId === null) return undefined
  const isBuyer = member.companyKind === 'buyer'
  const partner = (await findCompanies(tx, [partnerId])).get(partnerId)
  if (partner?.kind !== (isBuyer ? 'seller' : 'buyer')) {
    throw isBuyer ? new Refusal('seller_not_found', { field: 'seller_id' }) : new Refusal('not_found')
  }
  const pair = isBuyer
    ? { buyerId: member.companyId, sellerId: partnerId }
    : { buyerId: partnerId, sellerId: member.companyId }
  const there = await findRoomBetween(tx, pair)
  if (there) return there.id

  const { isActive } = await holdContact(tx, pair.buyerId, pair.sellerId)
  if (!isActive) throw new Refusal(isBuyer ? 'chat_not_subscribed' : 'chat_buyer_not_subscribed')
  await insertRoom(tx, { ...pair, buyerUserId: isBuyer ? member.userId : null }, now)
  return (await findRoomBetween(tx, pair))?.id
}

/** Marks the other company's messages up to a position as read. @throws Refusal chat_room_not_found [CHAT-6] */
export function readRoom(deps: Deps, member: Member, roomId: string, upTo: number): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    await readUpTo(tx, member, await lockOwnRoom(tx, member, roomId), upTo, deps.now())
  })
}

/**
 * Marks the other company's messages in a locked room, up to a position, as read by this member. Once no notified
 * message is left unread, the notification is withdrawn.
 * @returns the room's version
 */
async function readUpTo(tx: Tx, member: Member, room: Room, upTo: number, now: Date): Promise<number> {
  if (!(await markRead(tx, member, room.id, upTo, now))) return room.version
  const version = await moveRoom(tx, room.id)
  await publish(tx, chatChanged({ ...room, version }))

  const [side, notified] =
    room.buyerId === member.companyId
      ? (['buyer', room.buyerNotified] as const)
      : (['seller', room.sellerNotified] as const)
  if (notified > 0 && upTo >= notified) {
    await withdrawNotice(tx, { companyId: member.companyId, kind: 'chat', subjectId: room.id })
    await saveNotified(tx, room.id, side, 0)
  }
  return version
}
