import type { Member } from '#domain/accounts/actor.ts'
import type { MessageKind } from '#domain/chat/message.ts'
import { chatChanged } from '#domain/live.ts'
import { askTogether } from '#server/platform/database/ask-together.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { type CarriedFile, insertMessages, type StoredMessage } from './queries-messages.ts'
import { keepMovedRooms, type Room } from './queries-rooms.ts'

/** What somebody wants to say. */
export interface Words {
  roomId: string
  /** Made by the client for this one message: the same again sends nothing more [CHAT-12]. */
  key: string
  kind: MessageKind
  text: string
  productId: number | null
  fileId: string | null
}

/** Words that may be said in a room, which is locked. */
export interface Saying {
  room: Room
  member: Member
  senderName: string
  words: Words
  file: CarriedFile | null
  now: Date
}

/** A message and the room it stands in. */
export interface Sent {
  room: Room
  message: StoredMessage
}

/**
 * Writes messages, each at the next place of its room, and announces the rooms.
 * @returns what was sent, in the order of the sayings [CHAT-12]
 */
export async function say(tx: Tx, sayings: readonly Saying[]): Promise<Sent[]> {
  const rooms = new Map<string, Room>()
  const placed = sayings.map(({ room: found, ...saying }) => {
    const before = rooms.get(found.id) ?? found
    const lastAt = new Date(Math.max(before.lastAt.getTime(), saying.now.getTime()))
    const room = { ...before, version: before.version + 1, lastPlace: before.lastPlace + 1, lastAt }
    rooms.set(room.id, room)
    return { ...saying, room }
  })
  const moved = [...rooms.values()]
  const written = placed.map(({ room, member, words, now }) => ({
    ...words,
    place: room.lastPlace,
    senderId: member.companyId,
    userId: member.userId,
    sentAt: now,
  }))
  const [ids] = await askTogether(
    tx,
    (tx) => insertMessages(tx, written),
    (tx) => keepMovedRooms(tx, moved),
    (tx) => publish(tx, ...moved.map(chatChanged)),
  )
  return placed.map(({ room, member, senderName, words, file, now }, index) => {
    const { key, kind, text, productId } = words
    const place = room.lastPlace
    const said = { key, kind, text, productId, file, place, senderId: member.companyId, senderName, sentAt: now }
    return { room, message: { ...said, id: ids[index] ?? '', readBy: null } }
  })
}
