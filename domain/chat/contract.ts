import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import {
  allowed,
  idOrNull,
  idText,
  keyword,
  ownCompany,
  page,
  pageSize,
  productId,
  requestKey,
  wholeNumber,
} from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { messageKind } from './words.ts'

const place = wholeNumber('Urutan pesan tidak valid.', { least: 0, most: 2_147_483_647 })
const timestamp = z.object({
  date: z.number().int(),
  day: z.number().int(),
  hours: z.number().int(),
  minutes: z.number().int(),
  month: z.number().int(),
  seconds: z.number().int(),
  time: z.number().int(),
  timezoneOffset: z.number().int(),
  year: z.number().int(),
})

const message = z.object({
  pesan_id: z.string(),
  /** Its place in the room: 1, 2, 3 ... without a gap. */
  urutan: z.number().int(),
  /** The user who read it; of an unread one empty. */
  uid: z.string(),
  contain: z.string(),
  read: z.boolean(),
  /** Companies. */
  receiver: z.string(),
  sender: z.string(),
  pengirim_nama: z.string(),
  type: z.enum(messageKind.names),
  /** Of product messages only. */
  barang_id: z.number().int().optional(),
  timestamp,
})
export type WireMessage = z.infer<typeof message>

const entry = z.object({
  key_room: z.string(),
  /** Where reading goes on: the place of the first unread message, or of the last one. */
  first_index: z.number().int(),
  /** The other company. */
  id_seller: z.string(),
  name: z.string(),
  photo: z.string(),
  text: z.string(),
  unread_message: z.number().int(),
  /** Milliseconds since 1970. */
  last_timestamp: z.number().int(),
})
export type WireEntry = z.infer<typeof entry>

const room = z.object({
  key_room: z.string(),
  company_id_buyer: z.string(),
  company_id_seller: z.string(),
  last_timestamp: z.number().int(),
  type: z.literal('user_to_sales'),
  /** Who talks for the buyer, and for the seller. */
  user_id_buyer: z.string(),
  user_id_seller: z.string(),
  mitra_nama: z.string(),
  /** Of the seller's page; null of a buyer. */
  mitra_username: z.string().nullable(),
  sales_nama: z.string(),
  /** The latest messages by their id; earlier ones come by chat/pesan/daftar. */
  message: z.record(z.string(), message),
  can: z.object({ kirim: allowed }),
})
export type WireRoom = z.infer<typeof room>

const messagePage = z.object({
  /** In their order. */
  pesan: z.array(message),
  /** Whether there are more in the direction that was asked for. */
  ada_lagi: z.boolean(),
})
export type WireMessagePage = z.infer<typeof messagePage>

const product = z.object({
  produk_id: z.number().int(),
  produk_id_url: z.string(),
  produk_nama: z.string(),
  produk_foto: z.string(),
  produk_harga_satuan: z.string(),
  produk_satuan: z.string(),
})
export type WireProduct = z.infer<typeof product>

const MOST_ASKED = 100

export const chatCalls = {
  sales: defineCall({
    path: 'chat/sales',
    summary: 'The sales person of a seller who talks to the company',
    access: 'buyer',
    permission: 'chat.read',
    body: z.object({ company_id: ownCompany, seller_id: idText }),
    answer: answers(z.object({ sales_id: z.string() })),
  }),
  sellers: defineCall({
    path: 'chat/seller',
    summary: 'The names of sellers',
    access: 'member',
    permission: 'chat.read',
    body: z.object({ seller_id: z.array(idText).max(MOST_ASKED) }),
    answer: answers(z.array(z.object({ seller_id: z.string(), seller_nama: z.string() }))),
  }),
  products: defineCall({
    path: 'chat/produk',
    summary: 'Products of messages, with the prices that the member may see now',
    access: 'member',
    permission: 'chat.read',
    body: z.object({ produk_id: z.array(productId).max(MOST_ASKED) }),
    answer: answers(z.array(product)),
  }),
  rooms: defineCall({
    path: 'chat/room/daftar',
    summary: 'The conversations of the company, the latest first',
    access: 'member',
    permission: 'chat.read',
    body: z.object({ company_id: ownCompany, cari: keyword.default(''), halaman: page, per_halaman: pageSize }),
    answer: answers(z.array(entry)),
  }),
  unread: defineCall({
    path: 'chat/room/belum-dibaca',
    summary: 'How many conversations hold messages of the other company that nobody has read',
    access: 'member',
    permission: 'chat.read',
    body: z.object({ company_id: ownCompany }),
    answer: answers(z.object({ total: z.number().int() })),
  }),
  open: defineCall({
    path: 'chat/room/buka',
    summary: 'Open a conversation, begun where there is none yet, and mark what the other company said as read',
    access: 'member',
    permission: 'chat.read',
    // one of them; of several the conversation counts
    body: z.object({ key_room: idOrNull, seller_id: idOrNull, pembeli_id: idOrNull }),
    answer: answers(room),
  }),
  send: defineCall({
    path: 'chat/pesan/kirim',
    summary: 'Send a message; the same key again sends nothing more',
    access: 'member',
    permission: 'chat.write',
    limit: { max: 600, seconds: 60 },
    body: z.object({
      key_room: idText,
      kunci: requestKey,
      type: z.enum(messageKind.names),
      contain: z
        .string({ error: 'Pesan tidak boleh kosong !' })
        .max(LONGEST.chatMessage, { error: `Pesan paling panjang ${LONGEST.chatMessage} karakter.` }),
      barang_id: productId.nullish(),
    }),
    answer: answers(message),
  }),
  messages: defineCall({
    path: 'chat/pesan/daftar',
    summary: 'Messages of a conversation after a place, or the last ones before one',
    access: 'member',
    permission: 'chat.read',
    body: z.object({
      key_room: idText,
      setelah: place.optional(),
      sebelum: place.optional(),
      limit: wholeNumber('Paling banyak 100 pesan.', { least: 1, most: MOST_ASKED }).default(50),
    }),
    answer: answers(messagePage),
  }),
  read: defineCall({
    path: 'chat/room/baca',
    summary: 'Mark what the other company said up to a place as read',
    access: 'member',
    permission: 'chat.read',
    body: z.object({ key_room: idText, sampai: place }),
    answer: done,
  }),
}
