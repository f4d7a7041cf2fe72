import type { ExpressionBuilder } from 'kysely'
import type { Side } from '#domain/machine.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Tx } from '#server/platform/database.ts'
import type { Room } from './queries-rooms.ts'

export type WaitingRoom = Pick<Room, 'id' | 'buyerId' | 'sellerId' | 'lastPlace'>

interface Waiting {
  /** Whoever has not read. */
  side: Side
  /** Said before this instant, so that whoever is looking has read it. */
  before: Date
  /** Older conversations wait no more. */
  since: Date
  most: number
}

/**
 * Rooms in which messages wait for a side that was not told of any of them, locked; those that another node tells of now
 * are left out.
 */
export function lockUntold(tx: Tx, { side, before, since, most }: Waiting): Promise<WaitingRoom[]> {
  const [sender, told] =
    side === 'buyer'
      ? (['room.seller_id', 'room.buyer_told_place'] as const)
      : (['room.buyer_id', 'room.seller_told_place'] as const)
  const unread = (eb: ExpressionBuilder<DB & { room: DB['chat_rooms'] }, 'room'>) =>
    eb
      .selectFrom('chat_messages as message')
      .select('message.place')
      .whereRef('message.room_id', '=', 'room.id')
      .whereRef('message.sender_id', '=', sender)
      .where('message.read_at', 'is', null)
  return tx
    .selectFrom('chat_rooms as room')
    .select(['room.id', 'room.buyer_id as buyerId', 'room.seller_id as sellerId', 'room.last_place as lastPlace'])
    .where('room.last_at', '>=', since)
    .where((eb) => eb.exists(unread(eb).whereRef('message.place', '>', told).where('message.sent_at', '<=', before)))
    .where((eb) => eb.not(eb.exists(unread(eb).whereRef('message.place', '<=', told))))
    .orderBy('room.last_at')
    .limit(most)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

/** Keeps up to where a side was told of what waits; 0 for nothing. */
export async function saveTold(tx: Tx, roomId: string, side: Side, place: number): Promise<void> {
  await tx
    .updateTable('chat_rooms')
    .set(side === 'buyer' ? { buyer_told_place: place } : { seller_told_place: place })
    .where('id', '=', roomId)
    .execute()
}
