import type { Member } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findRoom, lockRoom, type Room } from './queries-rooms.ts'

/** A conversation of the member's company. @throws Refusal chat_room_not_found [CHAT-10] */
export async function ownRoom(db: Db | Tx, { companyId }: Member, id: string): Promise<Room> {
  return existing(await findRoom(db, companyId, id))
}

/** A conversation of the member's company, locked until commit. @throws Refusal chat_room_not_found */
export async function lockOwnRoom(tx: Tx, { companyId }: Member, id: string): Promise<Room> {
  return existing(await lockRoom(tx, companyId, id))
}

/** A conversation of the member's company, locked to say something in it. @throws Refusal chat_no_open_room [CHAT-9] */
export async function lockRoomToSayIn(tx: Tx, { companyId }: Member, id: string): Promise<Room> {
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
