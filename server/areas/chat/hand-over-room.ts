import type { Member, Seller } from '#domain/accounts/actor.ts'
import { chatChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { handOverCustomer } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { notifyOf, unnotifiedSince } from './notify-unread.ts'
import { existing, lockOwnRoom } from './own-room.ts'
import { findRoomBetween, moveRoom } from './queries-rooms.ts'
import { findContactOf } from './show-room.ts'

/**
 * Assigns the customer of a conversation to a colleague: the subscription names the seller's contact.
 * @throws Refusal chat_room_not_found | subscription_act_not_allowed | sales_person_unknown [SELLER-3]
 */
export function handOverRoom(deps: Deps, seller: Seller, wish: { roomId: string; userId: string }): Promise<void> {
  return deps.db.transaction().execute((tx) => handOverIn(tx, seller, wish, deps.now()))
}

async function handOverIn(
  tx: Tx,
  seller: Seller,
  { roomId, userId: salesUserId }: { roomId: string; userId: string },
  now: Date,
): Promise<void> {
  // the room before the subscription, as writing in it locks them
  const room = await lockOwnRoom(tx, seller, roomId)
  await handOverCustomer(tx, seller, { buyerId: room.buyerId, salesUserId }, now)
  await publish(tx, chatChanged({ ...room, version: await moveRoom(tx, room.id) }))
}

/**
 * Notifies a seller at once of unread messages, once until a member has read them, as the job does after a minute
 * [CHAT-6]. @param asked `salesId`: the seller's contact
 * @throws Refusal chat_room_not_found | sales_person_unknown
 */
export function notifySales(deps: Deps, buyer: Member, request: { sellerId: string; salesId: string }): Promise<void> {
  return deps.db.transaction().execute((tx) => notifyIn(tx, buyer, request, deps.now()))
}

async function notifyIn(
  tx: Tx,
  { companyId: buyerId }: Member,
  { sellerId, salesId }: { sellerId: string; salesId: string },
  now: Date,
): Promise<void> {
  const room = existing(await findRoomBetween(tx, { buyerId, sellerId }))
  const talker = await findContactOf(tx, room)
  if (talker.salesId !== salesId) throw new Refusal('sales_person_unknown', { field: 'id_sales' })
  await notifyOf(tx, { side: 'seller', roomId: room.id, before: now, since: unnotifiedSince(now), most: 1 }, now)
}
