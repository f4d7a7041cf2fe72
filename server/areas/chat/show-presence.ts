import type { Member } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { presenceShown } from '#domain/live.ts'
import { findContact } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { ownRoom } from './own-room.ts'

/**
 * Shows the other company of a conversation that somebody is there, or is typing. Nothing is kept: screens forget it by
 * themselves. Whoever may not write does not type. Once the subscription has ended nobody of it hears what the other side does [ROLE-7]. @throws Refusal chat_room_not_found
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
