import type { Member } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { presenceShown } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { findContact } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findRoom, lockRoom, type Room } from './queries-rooms.ts'

/** A conversation of the member's company. @throws Refusal chat_room_not_found [CHAT-10] */
export async function ownRoom(db: Db | Tx, { companyId }: Member, id: string): Promise<Room> {
  return existing(await findRoom(db, companyId, id))
}

/** A conversation of the member's company, locked until commit. @throws Refusal chat_room_not_found */
export async function lockOwnRoom(tx: Tx, { companyId }: Member, id: string): Promise<Room> {
  return existing(await lockRoom(tx, companyId, id))
}

/** A conversation of the member's company, locked for posting. @throws Refusal chat_no_open_room [CHAT-9] */
export async function lockRoomToPostIn(tx: Tx, { companyId }: Member, id: string): Promise<Room> {
  return existing(await lockRoom(tx, companyId, id), 'chat_no_open_room')
}

/** A room that was looked for; a stranger's is not there. @throws Refusal chat_room_not_found | chat_no_open_room */
export function existing<Found>(
  room: Found | undefined,
  missing: 'chat_room_not_found' | 'chat_no_open_room' = 'chat_room_not_found',
): Found {
  if (room === undefined) throw new Refusal(missing, { field: 'key_room' })
  return room
}

/**
 * Shows the other company of a conversation that a member is there, or is typing. Nothing is stored: screens forget it
 * by themselves. A member who may not write is not shown typing. Once the subscription has ended neither side sees the
 * other's presence [ROLE-7].
 * @throws Refusal chat_room_not_found
 */
export function showPresence(deps: Deps, member: Member, presence: { roomId: string; typing: boolean }): Promise<void> {
  return deps.db.transaction().execute((tx) => showIn(tx, member, presence))
}

async function showIn(tx: Tx, member: Member, { roomId, typing }: { roomId: string; typing: boolean }): Promise<void> {
  const room = await ownRoom(tx, member, roomId)
  const { isActive } = await findContact(tx, room.buyerId, room.sellerId)
  if (!isActive) return
  const partnerId = room.buyerId === member.companyId ? room.sellerId : room.buyerId
  await publish(tx, presenceShown(partnerId, { id: room.id, typing: typing && mayDo(member, 'chat.write') }))
}
