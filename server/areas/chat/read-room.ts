import type { Member } from '#domain/accounts/actor.ts'
import { chatChanged } from '#domain/live.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { lockOwnRoom } from './own-room.ts'
import { markRead } from './queries-messages.ts'
import { moveRoom } from './queries-rooms.ts'

/** What the other company said, up to a place, has been seen. @throws Refusal chat_room_not_found [CHAT-6] */
export function readRoom(deps: Deps, member: Member, roomId: string, upTo: number): Promise<void> {
  return deps.db.transaction().execute((tx) => readIn(tx, member, roomId, upTo, deps.now()))
}

async function readIn(tx: Tx, member: Member, roomId: string, upTo: number, now: Date): Promise<void> {
  const room = await lockOwnRoom(tx, member, roomId)
  if (!(await markRead(tx, member, room.id, upTo, now))) return
  await publish(tx, chatChanged({ ...room, version: await moveRoom(tx, room.id) }))
}
