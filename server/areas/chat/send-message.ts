import type { Member } from '#domain/accounts/actor.ts'
import { checkText, type MessageKind, messageText } from '#domain/chat/message.ts'
import { chatChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { findUserNames } from '#server/areas/accounts/public.ts'
import { productToNegotiate } from '#server/areas/catalogue/public.ts'
import { holdContact } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { askTogether } from '#server/platform/ask-together.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { lockOwnRoom } from './own-room.ts'
import { findUnsentFile } from './queries-files.ts'
import { type CarriedFile, findMessageOfKey, insertMessage, type StoredMessage } from './queries-messages.ts'
import { moveRoom, type Room } from './queries-rooms.ts'

export interface Words {
  roomId: string
  /** Made by the client for this one message: the same again sends nothing more [CHAT-12]. */
  key: string
  kind: MessageKind
  text: string
  productId: number | null
  fileId: string | null
}

/** A message and the room it stands in. */
export interface Sent {
  room: Room
  message: StoredMessage
}

/**
 * Says something in a conversation: it gets the next place in it, for both sides the same one [CHAT-9, CHAT-12].
 * @throws Refusal chat_room_not_found | chat_message_empty | chat_closed | chat_product_not_found | chat_file_not_found |
 *   chat_key_reused
 */
export function sendMessage(deps: Deps, member: Member, typed: Words): Promise<Sent> {
  const { kind } = typed
  const words = {
    ...typed,
    text: messageText(typed.text),
    productId: kind === 'product' ? typed.productId : null,
    fileId: kind === 'file' ? typed.fileId : null,
  }
  return deps.db.transaction().execute((tx) => sendIn(tx, member, words, deps.now()))
}

async function sendIn(tx: Tx, member: Member, words: Words, now: Date): Promise<Sent> {
  const { roomId, key, kind, text } = words
  const [room, said, names] = await askTogether(
    tx,
    (tx) => lockOwnRoom(tx, member, roomId),
    (tx) => findMessageOfKey(tx, roomId, member.companyId, key),
    (tx) => findUserNames(tx, [member.userId]),
  )
  checkText(kind, text)
  if (said) return { room, message: sameAs(said, words) }

  // a subscription that ends at the same time either sees this message or closes the room before it [ROLE-7]
  const { isActive } = await holdContact(tx, room.buyerId, room.sellerId)
  if (!isActive) throw new Refusal('chat_closed', { field: 'contain' })
  const productId = kind === 'product' ? await productOf(tx, room, words.productId) : null
  const file = kind === 'file' ? await fileOf(tx, member, room, words.fileId) : null

  const place = room.lastPlace + 1
  const version = room.version + 1
  const written = { key, kind, text, productId, senderId: member.companyId, sentAt: now, place }
  const [id] = await askTogether(
    tx,
    (tx) => insertMessage(tx, { ...written, roomId, userId: member.userId, fileId: file?.id ?? null }),
    (tx) => moveRoom(tx, roomId, { place, at: now }),
    (tx) => publish(tx, chatChanged({ ...room, version })),
  )
  const message = { ...written, id, file, senderName: names.get(member.userId) ?? '', readBy: null }
  return { room: { ...room, version, lastPlace: place, lastAt: now }, message }
}

function sameAs(said: StoredMessage, { kind, text, productId, fileId }: Words): StoredMessage {
  const isSame = said.kind === kind && said.text === text && said.productId === productId
  if (!isSame || (said.file?.id ?? null) !== fileId) throw new Refusal('chat_key_reused', { field: 'kunci' })
  return said
}

/** Only what the seller of this conversation offers, or has offered. */
async function productOf(tx: Tx, room: Room, productId: number | null): Promise<number> {
  const product = productId === null ? undefined : await productToNegotiate(tx, productId)
  if (productId === null || product?.sellerId !== room.sellerId)
    throw new Refusal('chat_product_not_found', { field: 'barang_id' })
  return productId
}

async function fileOf(tx: Tx, member: Member, room: Room, fileId: string | null): Promise<CarriedFile> {
  const file = fileId === null ? undefined : await findUnsentFile(tx, member, room.id, fileId)
  if (!file) throw new Refusal('chat_file_not_found', { field: 'berkas_id' })
  return file
}
