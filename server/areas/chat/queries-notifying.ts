import type { ExpressionBuilder } from 'kysely'
import type { Side } from '#domain/machine.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import type { Room } from './queries-rooms.ts'

export interface Waiting {
  /** The side with unread messages. */
  side: Side
  /** In this room alone. */
  roomId?: string
  /** Messages from before this instant, so that a member who has the room open has read them. */
  before: Date
  /** Older conversations wait no more. */
  since: Date
  most: number
}

/**
 * Locks rooms with messages of which a side was not notified; those that another node has locked are skipped.
 * @returns their ids
 */
export async function lockUnnotified(tx: Tx, { side, roomId, before, since, most }: Waiting): Promise<string[]> {
  const notified = side === 'buyer' ? 'room.buyer_told_place' : 'room.seller_told_place'
  const rooms = await tx
    .selectFrom('chat_rooms as room')
    .select('room.id')
    .$if(roomId !== undefined, (query) => query.where('room.id', '=', roomId ?? ''))
    .where('room.last_at', '>=', since)
    .where((eb) =>
      eb.exists(waitingFor(side, eb).whereRef('message.place', '>', notified).where('message.sent_at', '<=', before)),
    )
    .where((eb) => eb.not(eb.exists(waitingFor(side, eb).whereRef('message.place', '<=', notified))))
    .orderBy('room.last_at')
    .limit(most)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rooms.map(({ id }) => id)
}

export interface WaitingRoom extends Pick<Room, 'id' | 'buyerId' | 'sellerId'> {
  /** The place of the last message that waits: the side's own ones do not. */
  lastWaiting: number
}

/** Unread messages for a side in locked rooms, without those read while the lock was awaited. */
export function findWaiting(tx: Tx, side: Side, roomIds: readonly string[]): Promise<WaitingRoom[]> {
  return tx
    .selectFrom('chat_rooms as room')
    .innerJoinLateral(
      (eb) => waitingFor(side, eb).orderBy('message.place', 'desc').limit(1).as('last'),
      (join) => join.onTrue(),
    )
    .select(['room.id', 'room.buyer_id as buyerId', 'room.seller_id as sellerId', 'last.place as lastWaiting'])
    .where('room.id', '=', anyOf(roomIds))
    .orderBy('room.last_at')
    .execute()
}

function waitingFor(side: Side, eb: ExpressionBuilder<DB & { room: DB['chat_rooms'] }, 'room'>) {
  return eb
    .selectFrom('chat_messages as message')
    .select('message.place')
    .whereRef('message.room_id', '=', 'room.id')
    .whereRef('message.sender_id', '=', side === 'buyer' ? 'room.seller_id' : 'room.buyer_id')
    .where('message.read_at', 'is', null)
}

/** Stores the last message of which a side was notified; 0 for none. */
export async function saveNotified(tx: Tx, roomId: string, side: Side, sequence: number): Promise<void> {
  await tx
    .updateTable('chat_rooms')
    .set(side === 'buyer' ? { buyer_told_place: sequence } : { seller_told_place: sequence })
    .where('id', '=', roomId)
    .execute()
}
