import { z } from 'zod'
import { instant } from '../fields.ts'
import { negotiationState } from '../negotiations/words.ts'
import { orderState } from '../orders/words.ts'
import { subscriptionState } from '../subscriptions/state.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed, visibleAmount } from '../wire-fields.ts'
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

export const file = z.object({
  id: wire('berkas_id', z.string()),
  name: wire('nama', z.string()),
  /** 'application/pdf', 'image/jpeg' or 'image/png'. */
  type: wire('jenis', z.string()),
  /** Bytes. */
  size: wire('ukuran', z.number().int()),
})
/** A file that the server has, for a message or in one. */
export type ChatFile = z.infer<typeof file>

export const message = z.object({
  id: wire('pesan_id', z.string()),
  /** Its place in the room: 1, 2, 3 ... without a gap. */
  sequence: wire('urutan', z.number().int()),
  /** The user who read it; of an unread one empty. */
  readBy: wire('uid', z.string()),
  text: wire('contain', z.string()),
  read: z.boolean(),
  /** Companies. */
  receiverId: wire('receiver', z.string()),
  senderId: wire('sender', z.string()),
  senderName: wire('pengirim_nama', z.string()),
  kind: wire('type', wireWords(messageKind.names)),
  /** Of product messages only. */
  productId: wire('barang_id', z.number().int().optional()),
  /** Of file messages only. */
  file: wire('berkas', file.optional()),
  at: wire('timestamp', timestamp),
})
export type Message = z.infer<typeof message>

export const entry = z.object({
  roomId: wire('key_room', z.string()),
  /** Where reading goes on: the place of the first unread message, or of the last one. */
  readOnFrom: wire('first_index', z.number().int()),
  /** The other company. */
  partnerId: wire('id_seller', z.string()),
  partnerName: wire('name', z.string()),
  picture: wire('photo', z.string()),
  /** The last message. */
  lastText: wire('text', z.string()),
  lastKind: wire('type', wireWords(messageKind.names)),
  /** Whether the member's own company said it, and the other side has read it. */
  isOwn: wire('dari_sendiri', z.boolean()),
  isRead: wire('read', z.boolean()),
  /** The customer's contact; both empty where it is the seller's owner. */
  salesId: wire('sales_id', z.string()),
  salesName: wire('sales_nama', z.string()),
  unread: wire('unread_message', z.number().int()),
  /** Milliseconds since 1970. */
  lastAt: wire('last_timestamp', z.number().int()),
})
/** A conversation in the list of one side; `partner` is the other one. */
export type Entry = z.infer<typeof entry>

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Jam harus ditulis seperti 08:00.' })
export const answeringDay = z.object({
  /** 1 for Monday. */
  weekday: wire(
    'hari',
    z.int({ error: 'Hari tidak valid.' }).min(1, { error: 'Hari tidak valid.' }).max(7, { error: 'Hari tidak valid.' }),
  ),
  opens: wire('buka', time),
  closes: wire('tutup', time),
})

export const shopHours = z.object({
  /** By the days of the week, by a clock in Jakarta; none where the seller names none. */
  days: wire('jam', z.array(answeringDay)),
  today: wire('hari_ini', z.iso.date()),
  /** Whether it is open now, holidays counted. */
  isOpen: wire('buka', z.boolean()),
  /** The holiday that closes it today; null otherwise. */
  holiday: wire('libur', z.string().nullable()),
  /** When it closes, or opens again; null: not within two months. */
  changesAt: wire('berubah_pada', instant.nullable()),
})
/** When a shop is open, and how it stands now. */
export type ShopHours = z.infer<typeof shopHours>

export const room = z.object({
  id: wire('key_room', z.string()),
  buyerId: wire('company_id_buyer', z.string()),
  sellerId: wire('company_id_seller', z.string()),
  lastAt: wire('last_timestamp', z.number().int()),
  type: z.literal('user_to_sales'),
  /** Who talks for the buyer, and for the seller. */
  buyerUserId: wire('user_id_buyer', z.string()),
  sellerUserId: wire('user_id_seller', z.string()),
  partnerName: wire('mitra_nama', z.string()),
  /** Of the seller's page; null of a buyer. */
  partnerUsername: wire('mitra_username', z.string().nullable()),
  salesName: wire('sales_nama', z.string()),
  /** The seller's hours of answer; none where it names none. */
  hours: wire('jam_jawab', z.array(answeringDay)),
  /** Whether it is within them now. */
  isAnswering: wire('melayani', z.boolean()),
  /** The latest messages by their id; earlier ones come by chat/pesan/daftar. */
  messages: wire('message', z.record(z.string(), message)),
  can: z.object({ send: wire('kirim', allowed) }),
})
export type Room = z.infer<typeof room>

export const messagePage = z.object({
  /** In their order. */
  messages: wire('pesan', z.array(message)),
  /** Whether there are more in the direction that was requested. */
  more: wire('ada_lagi', z.boolean()),
})

export const product = z.object({
  id: wire('produk_id', z.number().int()),
  code: wire('produk_id_url', z.string()),
  name: wire('produk_nama', z.string()),
  picture: wire('produk_foto', z.string()),
  price: wire('produk_harga_satuan', visibleAmount),
  unit: wire('produk_satuan', z.string()),
})
/** A product that a message is about. */
export type ChatProduct = z.infer<typeof product>

/** The dealings of the two companies, beside the room. */
export const beside = z.object({
  /** Those that run. */
  negotiations: wire(
    'nego',
    z.array(
      z.object({
        id: wire('nego_id', z.string()),
        productId: wire('produk_id', z.number().int()),
        productName: wire('produk_nama', z.string()),
        state: wire('status', wireWords(negotiationState.names)),
        /** The offer on the table. */
        price: wire('harga', z.string()),
        units: wire('kuantitas', z.string()),
        unit: wire('satuan', z.string()),
        validUntil: wire('berlaku_sampai', instant),
      }),
    ),
  ),
  /** The last ones. */
  orders: wire(
    'pesanan',
    z.array(
      z.object({
        id: wire('transaksi_id', z.string()),
        number: wire('nomor', z.string()),
        state: wire('status', wireWords(orderState.names)),
        stateLabel: wire('status_nama', z.string()),
        total: z.string(),
        placedAt: wire('tanggal', instant),
      }),
    ),
  ),
  /** For the seller; null where there is none, and for the buyer. */
  subscription: wire(
    'langganan',
    z
      .object({
        id: wire('langganan_id', z.string()),
        state: wire('status', wireWords(subscriptionState.names)),
        since: wire('sejak', instant),
      })
      .nullable(),
  ),
})
export type Beside = z.infer<typeof beside>

export const reply = z.object({
  id: wire('balasan_id', z.string()),
  title: wire('judul', z.string()),
  text: wire('isi', z.string()),
})
/** A reply that a seller keeps. */
export type Reply = z.infer<typeof reply>
