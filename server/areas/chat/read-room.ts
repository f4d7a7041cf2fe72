import type { Member } from '#domain/accounts/actor.ts'
import { chatChanged } from '#domain/live.ts'
import { withdrawNotice } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { lockOwnRoom } from './own-room.ts'
import { markRead } from './queries-messages.ts'
import { moveRoom, type Room } from './queries-rooms.ts'
import { saveTold } from './queries-telling.ts'

/** What the other company said, up to a place, has been seen. @throws Refusal chat_room_not_found [CHAT-6] */
export function readRoom(deps: Deps, member: Member, roomId: string, upTo: number): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    await readUpTo(tx, member, await lockOwnRoom(tx, member, roomId), upTo, deps.now())
  })
}

/**
 * Marks what the other company said in a locked room, up to a place, as seen by this member. Once nothing is left of what
 * the member's company was told of, it is told so no more. @returns the room's version
 */
export async function readUpTo(tx: Tx, member: Member, room: Room, upTo: number, now: Date): Promise<number> {
  if (!(await markRead(tx, member, room.id, upTo, now))) return room.version
  const version = await moveRoom(tx, room.id)
  await publish(tx, chatChanged({ ...room, version }))

  const [side, told] =
    room.buyerId === member.companyId ? (['buyer', room.buyerTold] as const) : (['seller', room.sellerTold] as const)
  if (told > 0 && upTo >= told) {
    await withdrawNotice(tx, { companyId: member.companyId, kind: 'chat', subjectId: room.id })
    await saveTold(tx, room.id, side, 0)
  }
  return version
}
