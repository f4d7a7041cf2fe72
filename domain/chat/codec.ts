import { cardNames } from '../catalogue/codec.ts'
import { allowed, type Codec, type EnglishOf, list, record } from '../codec.ts'
import type { WireEntry, WireMessage, WireMessagePage, WireProduct, WireRoom } from './contract.ts'
import { messageKind } from './words.ts'

export const message = record<WireMessage>()({
  id: 'pesan_id',
  place: 'urutan',
  readBy: 'uid',
  text: 'contain',
  read: 'read',
  receiverId: 'receiver',
  senderId: 'sender',
  senderName: 'pengirim_nama',
  kind: ['type', messageKind],
  productId: 'barang_id',
  at: 'timestamp',
})
export type Message = EnglishOf<typeof message>

/** A conversation in the list of one side; `partner` is the other one. */
export const entry = record<WireEntry>()({
  roomId: 'key_room',
  readOnFrom: 'first_index',
  partnerId: 'id_seller',
  partnerName: 'name',
  picture: 'photo',
  lastText: 'text',
  unread: 'unread_message',
  lastAt: 'last_timestamp',
})

export type Entry = EnglishOf<typeof entry>

/** Messages by their id, as the wire has those of a room. */
const byId: Codec<Message[], WireRoom['message']> = {
  decode: (wire) =>
    Object.values(wire)
      .map(message.decode)
      .sort((one, other) => one.place - other.place),
  encode: (messages) => Object.fromEntries(messages.map((one) => [one.id, message.encode(one)])),
}

export const room = record<WireRoom>()({
  id: 'key_room',
  buyerId: 'company_id_buyer',
  sellerId: 'company_id_seller',
  lastAt: 'last_timestamp',
  type: 'type',
  buyerUserId: 'user_id_buyer',
  sellerUserId: 'user_id_seller',
  partnerName: 'mitra_nama',
  partnerUsername: 'mitra_username',
  salesName: 'sales_nama',
  messages: ['message', byId],
  can: ['can', record<WireRoom['can']>()({ send: ['kirim', allowed] })],
})
export type Room = EnglishOf<typeof room>

export const messagePage = record<WireMessagePage>()({ messages: ['pesan', list(message)], more: 'ada_lagi' })

/** A product that a message is about. */
export const product = record<WireProduct>()({
  id: cardNames.id,
  code: cardNames.code,
  name: cardNames.name,
  picture: 'produk_foto',
  price: cardNames.price,
  unit: cardNames.unit,
})
