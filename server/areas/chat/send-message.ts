import type { Member } from '#domain/accounts/actor.ts'
import { checkText, messageText } from '#domain/chat/message.ts'
import { Refusal } from '#domain/refusal.ts'
import { findUserNames } from '#server/areas/accounts/public.ts'
import { productToNegotiate } from '#server/areas/catalogue/public.ts'
import { holdContact } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { askTogether } from '#server/platform/ask-together.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockRoomToSayIn } from './own-room.ts'
import { findUnsentFile } from './queries-files.ts'
import { type CarriedFile, findMessageOfKey, type StoredMessage } from './queries-messages.ts'
import type { Room } from './queries-rooms.ts'
import { type Sent, say, type Words } from './say.ts'
import { type Asked, sendTogether } from './send-together.ts'

/**
 * Says something in a conversation: it gets the next place in it, for both sides the same one [CHAT-9, CHAT-12]. What
 * can be said without another question goes together with what others say at the same moment (docs/decisions/0035).
 * @throws Refusal chat_no_open_room | chat_message_empty | chat_closed | chat_product_not_found | chat_file_not_found |
 *   chat_key_reused
 */
export async function sendMessage(deps: Deps, member: Member, typed: Words): Promise<Sent> {
  const { kind } = typed
  const words = {
    ...typed,
    text: messageText(typed.text),
    productId: kind === 'product' ? typed.productId : null,
    fileId: kind === 'file' ? typed.fileId : null,
  }
  const asked = { member, words, now: deps.now() }
  const sent = await sendTogether(deps, asked)
  return sent ?? deps.db.transaction().execute((tx) => sendIn(tx, asked))
}

async function sendIn(tx: Tx, { member, words, now }: Asked): Promise<Sent> {
  const { roomId, key, kind, text } = words
  const [room, said, names] = await askTogether(
    tx,
    (tx) => lockRoomToSayIn(tx, member, roomId),
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

  const saying = { room, member, senderName: names.get(member.userId) ?? '', words: { ...words, productId }, file, now }
  const [sent] = await say(tx, [saying])
  if (!sent) throw new Error('a message that was to be said was not')
  return sent
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
