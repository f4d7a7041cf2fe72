import type { Member } from '#domain/accounts/actor.ts'
import { checkText, type MessageKind, messageText } from '#domain/chat/message.ts'
import { chatChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { productToNegotiate } from '#server/areas/catalogue/public.ts'
import { holdSubscription } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findContactOf } from './find-talkers.ts'
import { findMessageOfKey, insertMessage, lockRoom, moveRoom, type Room, type StoredMessage } from './queries.ts'

export interface Words {
  roomId: string
  /** Made by the client for this one message: the same again sends nothing more [CHAT-12]. */
  key: string
  kind: MessageKind
  text: string
  productId: number | null
}

/** A message and the room it stands in. */
export interface Sent {
  room: Room
  message: StoredMessage
}

/**
 * Says something in a conversation: it gets the next place in it, for both sides the same one [CHAT-9, CHAT-12].
 * @throws Refusal chat_room_not_found | chat_message_empty | chat_closed | chat_product_not_found | chat_key_reused
 */
export function sendMessage(deps: Deps, member: Member, words: Words): Promise<Sent> {
  return deps.db.transaction().execute((tx) => sendIn(tx, member, words, deps.now()))
}

async function sendIn(tx: Tx, member: Member, { roomId, key, kind, text: typed, productId }: Words, now: Date) {
  const room = await lockRoom(tx, member.companyId, roomId)
  if (!room) throw new Refusal('chat_room_not_found', { field: 'key_room' })
  const text = messageText(typed)
  checkText(kind, text)
  const about = kind === 'product' ? productId : null
  const said = await findMessageOfKey(tx, room.id, member.companyId, key)
  if (said) return answerAgain(room, said, { kind, text, about })

  await checkOpen(tx, room)
  if (kind === 'product') await checkProduct(tx, room, about)
  const place = room.lastPlace + 1
  const message = {
    roomId: room.id,
    place,
    senderId: member.companyId,
    userId: member.userId,
    key,
    kind,
    text,
    productId: about,
    sentAt: now,
  }
  await insertMessage(tx, message)
  const version = await moveRoom(tx, room.id, { place, at: now })
  await publish(tx, chatChanged({ ...room, version }))
  const stored = await findMessageOfKey(tx, room.id, member.companyId, key)
  if (!stored) throw new Error('the message that was just written is not there')
  return { room: { ...room, version, lastPlace: place, lastAt: now }, message: stored }
}

function answerAgain(
  room: Room,
  said: StoredMessage,
  asked: { kind: MessageKind; text: string; about: number | null },
): Sent {
  if (said.kind !== asked.kind || said.text !== asked.text || said.productId !== asked.about) {
    throw new Refusal('chat_key_reused', { field: 'kunci' })
  }
  return { room, message: said }
}

/** Both may write while the buyer subscribes; what was said stays readable [ROLE-7]. */
async function checkOpen(tx: Tx, room: Room): Promise<void> {
  await holdSubscription(tx, room.buyerId, room.sellerId)
  const { isActive } = await findContactOf(tx, room)
  if (!isActive) throw new Refusal('chat_closed', { field: 'contain' })
}

/** Only what the seller of this conversation offers, or has offered. */
async function checkProduct(tx: Tx, room: Room, productId: number | null): Promise<void> {
  const product = productId === null ? undefined : await productToNegotiate(tx, productId)
  if (product?.sellerId !== room.sellerId) throw new Refusal('chat_product_not_found', { field: 'barang_id' })
}
