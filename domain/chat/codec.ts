import { allowed, type Codec, type EnglishOf, list, nullable, record, visibleAmount } from '../codec.ts'
import { negotiationState } from '../negotiations/words.ts'
import { orderState } from '../orders/codec.ts'
import { subscriptionState } from '../subscriptions/state.ts'
import { answeringDay } from './codec-hours.ts'
import type {
  WireBeside,
  WireEntry,
  WireFile,
  WireMessage,
  WireMessagePage,
  WireProduct,
  WireReply,
  WireRoom,
} from './shapes.ts'
import { messageKind } from './words.ts'

/** A file of a message. */
export const file = record<WireFile>()({ id: 'berkas_id', name: 'nama', type: 'jenis', size: 'ukuran' })

const fileIfAny: Codec<EnglishOf<typeof file> | undefined, WireFile | undefined> = {
  decode: (wire) => wire && file.decode(wire),
  encode: (english) => english && file.encode(english),
}

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
  file: ['berkas', fileIfAny],
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
  lastKind: ['type', messageKind],
  isOwn: 'dari_sendiri',
  isRead: 'read',
  salesId: 'sales_id',
  salesName: 'sales_nama',
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
  hours: ['jam_jawab', list(answeringDay)],
  isAnswering: 'melayani',
  messages: ['message', byId],
  can: ['can', record<WireRoom['can']>()({ send: ['kirim', allowed] })],
})
export type Room = EnglishOf<typeof room>

export const messagePage = record<WireMessagePage>()({ messages: ['pesan', list(message)], more: 'ada_lagi' })

/** A product that a message is about. */
export const product = record<WireProduct>()({
  id: 'produk_id',
  code: 'produk_id_url',
  name: 'produk_nama',
  picture: 'produk_foto',
  price: ['produk_harga_satuan', visibleAmount],
  unit: 'produk_satuan',
})

export const beside = record<WireBeside>()({
  negotiations: [
    'nego',
    list(
      record<WireBeside['nego'][number]>()({
        id: 'nego_id',
        productId: 'produk_id',
        productName: 'produk_nama',
        state: ['status', negotiationState],
        price: 'harga',
        units: 'kuantitas',
        unit: 'satuan',
        validUntil: 'berlaku_sampai',
      }),
    ),
  ],
  orders: [
    'pesanan',
    list(
      record<WireBeside['pesanan'][number]>()({
        id: 'transaksi_id',
        number: 'nomor',
        state: ['status', orderState],
        stateLabel: 'status_nama',
        total: 'total',
        placedAt: 'tanggal',
      }),
    ),
  ],
  subscription: [
    'langganan',
    nullable(
      record<NonNullable<WireBeside['langganan']>>()({
        id: 'langganan_id',
        state: ['status', subscriptionState],
        since: 'sejak',
      }),
    ),
  ],
})
export type Beside = EnglishOf<typeof beside>

/** A reply that a seller keeps. */
export const reply = record<WireReply>()({ id: 'balasan_id', title: 'judul', text: 'isi' })
