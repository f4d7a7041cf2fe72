import type { Member } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { findContactOf } from './find-talkers.ts'
import { existing } from './own-room.ts'
import { findRoomBetween } from './queries-rooms.ts'
import { tellOf, untoldSince } from './tell-unread.ts'

/**
 * Tells a seller at once of messages that wait there, once until somebody there has looked, as the job does after a
 * minute [CHAT-6]. @param asked `salesId`: who talks for the seller
 * @throws Refusal chat_room_not_found | sales_person_unknown
 */
export function tellSales(deps: Deps, buyer: Member, asked: { sellerId: string; salesId: string }): Promise<void> {
  return deps.db.transaction().execute((tx) => tellIn(tx, buyer, asked, deps.now()))
}

async function tellIn(
  tx: Tx,
  { companyId: buyerId }: Member,
  { sellerId, salesId }: { sellerId: string; salesId: string },
  now: Date,
): Promise<void> {
  const room = existing(await findRoomBetween(tx, { buyerId, sellerId }))
  const talker = await findContactOf(tx, room)
  if (talker.salesId !== salesId) throw new Refusal('sales_person_unknown', { field: 'id_sales' })
  await tellOf(tx, { side: 'seller', roomId: room.id, before: now, since: untoldSince(now), most: 1 }, now)
}
