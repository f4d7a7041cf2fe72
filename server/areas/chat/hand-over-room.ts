import type { Seller } from '#domain/accounts/actor.ts'
import { chatChanged } from '#domain/live.ts'
import { handOverCustomer } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { lockOwnRoom } from './own-room.ts'
import { moveRoom } from './queries-rooms.ts'

/**
 * Lets a colleague look after the customer of a conversation: who talks for the seller is said by the subscription.
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
  // the room before the subscription, as whoever writes in it
  const room = await lockOwnRoom(tx, seller, roomId)
  await handOverCustomer(tx, seller, { buyerId: room.buyerId, salesUserId }, now)
  await publish(tx, chatChanged({ ...room, version: await moveRoom(tx, room.id) }))
}
