import { z } from 'zod'
import { allowed, instant } from '../fields.ts'
import { negotiationState } from '../negotiations/words.ts'
import { orderState } from '../orders/codec.ts'
import { subscriptionState } from '../subscriptions/state.ts'
import { messageKind } from './words.ts'

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

/** A file of a message. */
export const file = z.object({
  berkas_id: z.string(),
  nama: z.string(),
  /** 'application/pdf', 'image/jpeg' or 'image/png'. */
  jenis: z.string(),
  /** Bytes. */
  ukuran: z.number().int(),
})
export type WireFile = z.infer<typeof file>

export const message = z.object({
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
  /** Of file messages only. */
  berkas: file.optional(),
  timestamp,
})
export type WireMessage = z.infer<typeof message>

export const entry = z.object({
  key_room: z.string(),
  /** Where reading goes on: the place of the first unread message, or of the last one. */
  first_index: z.number().int(),
  /** The other company. */
  id_seller: z.string(),
  name: z.string(),
  photo: z.string(),
  /** The last message. */
  text: z.string(),
  type: z.enum(messageKind.names),
  /** Whether the member's own company said it, and the other side has read it. */
  dari_sendiri: z.boolean(),
  read: z.boolean(),
  /** Who looks after the customer; both empty where the seller's owner does. */
  sales_id: z.string(),
  sales_nama: z.string(),
  unread_message: z.number().int(),
  /** Milliseconds since 1970. */
  last_timestamp: z.number().int(),
})
export type WireEntry = z.infer<typeof entry>

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Jam harus ditulis seperti 08:00.' })
export const answeringDay = z.object({
  /** 1 for Monday. */
  hari: z
    .int({ error: 'Hari tidak valid.' })
    .min(1, { error: 'Hari tidak valid.' })
    .max(7, { error: 'Hari tidak valid.' }),
  buka: time,
  tutup: time,
})
export type WireAnsweringDay = z.infer<typeof answeringDay>

export const shopHours = z.object({
  /** By the days of the week, by a clock in Jakarta; none where the seller names none. */
  jam: z.array(answeringDay),
  hari_ini: z.iso.date(),
  /** Whether it is open now, holidays counted. */
  buka: z.boolean(),
  /** The holiday that closes it today; null otherwise. */
  libur: z.string().nullable(),
  /** When it closes, or opens again; null: not within two months. */
  berubah_pada: instant.nullable(),
})
export type WireShopHours = z.infer<typeof shopHours>

export const room = z.object({
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
  /** The seller's hours of answer; none where it names none. */
  jam_jawab: z.array(answeringDay),
  /** Whether it is within them now. */
  melayani: z.boolean(),
  /** The latest messages by their id; earlier ones come by chat/pesan/daftar. */
  message: z.record(z.string(), message),
  can: z.object({ kirim: allowed }),
})
export type WireRoom = z.infer<typeof room>

export const messagePage = z.object({
  /** In their order. */
  pesan: z.array(message),
  /** Whether there are more in the direction that was asked for. */
  ada_lagi: z.boolean(),
})
export type WireMessagePage = z.infer<typeof messagePage>

export const product = z.object({
  produk_id: z.number().int(),
  produk_id_url: z.string(),
  produk_nama: z.string(),
  produk_foto: z.string(),
  produk_harga_satuan: z.string(),
  produk_satuan: z.string(),
})
export type WireProduct = z.infer<typeof product>

/** What the two companies have with each other, beside the room. */
export const beside = z.object({
  /** Those that run. */
  nego: z.array(
    z.object({
      nego_id: z.string(),
      produk_id: z.number().int(),
      produk_nama: z.string(),
      status: z.enum(negotiationState.names),
      /** The offer on the table. */
      harga: z.string(),
      kuantitas: z.string(),
      satuan: z.string(),
      berlaku_sampai: instant,
    }),
  ),
  /** The last ones. */
  pesanan: z.array(
    z.object({
      transaksi_id: z.string(),
      nomor: z.string(),
      status: z.enum(orderState.names),
      status_nama: z.string(),
      total: z.string(),
      tanggal: instant,
    }),
  ),
  /** For the seller; null where there is none, and for the buyer. */
  langganan: z.object({ langganan_id: z.string(), status: z.enum(subscriptionState.names), sejak: instant }).nullable(),
})
export type WireBeside = z.infer<typeof beside>

export const reply = z.object({ balasan_id: z.string(), judul: z.string(), isi: z.string() })
export type WireReply = z.infer<typeof reply>
