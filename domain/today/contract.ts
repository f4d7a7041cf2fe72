import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { documentKinds } from '../companies/document.ts'
import { instant } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { buyerTask as buyerTaskWords, sellerTask as sellerTaskWords } from './words.ts'

const count = z.number().int()

const task = z.object({
  /** Of the order, negotiation, claim, subscription or list that it is about. */
  id: z.string(),
  /** The version of that, for what is done in the row itself; null where a dialog or page asks for it. */
  version: wire('versi', count.nullable()),
  /** The number of its order or claim, or the name of its list. */
  number: wire('nomor', z.string().nullable()),
  /** The other company; null where there is none. */
  partner: wire('mitra_nama', z.string().nullable()),
  /** The first of its products, with its units, and how many more there are. */
  goods: wire(
    'barang',
    z
      .object({
        name: wire('nama', z.string()),
        units: wire('jumlah', z.string().nullable()),
        unit: wire('satuan', z.string().nullable()),
        more: wire('lainnya', count),
      })
      .nullable(),
  ),
  /** In Rupiah: the price of a negotiation for a unit, otherwise what it is about in all. */
  amount: wire('nilai', z.string().nullable()),
  since: wire('sejak', instant),
  /** When its time is over; null: it has no last moment. */
  until: wire('sampai', instant.nullable()),
})

const buyerTask = task.extend({
  kind: wire('jenis', wireWords(buyerTaskWords.names)),
  /** The shipment to confirm: its id, and its place among those of its order. */
  shipment: wire('kiriman', z.object({ id: z.string(), sequence: wire('urutan', count) }).nullable()),
  /** What somebody who approves an order wants to know of it; null of other tasks. */
  approval: wire(
    'persetujuan',
    z
      .object({
        placedBy: wire('pemesan', z.string()),
        /** Which limit it exceeds, as a sentence; null where none is exceeded any more. */
        passed: wire('lewat_batas', z.string().nullable()),
        /** The person's other orders of this month. */
        spent: wire('bulan_ini', z.string()),
        /** The price of its first product for a unit, and the last one that was paid before; null without one. */
        price: wire('harga', z.string()),
        lastPrice: wire('harga_terakhir', z.string().nullable()),
      })
      .nullable(),
  ),
})
export type BuyerTask = z.infer<typeof buyerTask>

const dues = z.object({ count: wire('jumlah', count), total: wire('nilai', z.string()) })

const buyersToday = z.object({
  /** In Asia/Jakarta. */
  today: wire('hari_ini', z.iso.date()),
  /** By deadline, with acts that the member may do; the most pressing ones, where there are many. */
  tasks: wire('tugas', z.array(buyerTask)),
  hasMore: wire('ada_lagi', z.boolean()),
  /** Orders of which something is to be paid now, as the list of bills has them. */
  invoices: wire(
    'tagihan',
    dues.extend({
      /** How much of it is billed; the rest is paid before it is. */
      billed: wire('sudah_ditagih', z.string()),
      /** Past their last day to pay. */
      overdue: wire('lewat', dues),
      /** Those due today or in the seven days after. */
      dueSoon: wire('minggu_ini', dues),
    }),
  ),
  /** The member's own orders that wait for a colleague. */
  ownWaiting: wire('pesanan_saya_menunggu', count),
  /** Documents that sellers want to see and the company has not uploaded; none for who may not upload them. */
  documentsMissing: wire('dokumen_belum_ada', z.array(z.enum(documentKinds))),
})
/** The day's work of a member of a buyer company. */
export type BuyersToday = z.infer<typeof buyersToday>

const sellerTask = task.extend({
  kind: wire('jenis', wireWords(sellerTaskWords.names)),
  /** The buyer fetches the goods: they are made ready, not shipped. */
  isFetched: wire('ambil_sendiri', z.boolean()),
  /** How far an offered price is from the list price, in percent; null of other tasks. */
  difference: wire('selisih_persen', z.string().nullable()),
  /** What the buyer of an order says who wants it cancelled; null of other tasks. */
  cancelling: wire(
    'pembatalan',
    z
      .object({
        id: wire('permintaan_id', z.string()),
        reason: wire('alasan', z.string()),
        /** Nothing was shipped yet: all of the order is cancelled. */
        isWhole: wire('seluruhnya', z.boolean()),
      })
      .nullable(),
  ),
})
export type SellerTask = z.infer<typeof sellerTask>

const sellersToday = z.object({
  /** In Asia/Jakarta. */
  today: wire('hari_ini', z.iso.date()),
  /** By deadline, with acts that the member may do; what a buyer wants cancelled stands before all others. */
  tasks: wire('tugas', z.array(sellerTask)),
  hasMore: wire('ada_lagi', z.boolean()),
  /** What customers owe for what was shipped; null for who sees no payments. */
  debts: wire(
    'piutang',
    z
      .object({
        overdue: wire('lewat', dues),
        /** Due today or in the seven days after. */
        dueSoon: wire('minggu_ini', dues),
      })
      .nullable(),
  ),
  /** How many products run out within two weeks at the pace of the last 30 days. */
  runningOut: wire('stok_akan_habis', count),
  /** Confirmed sales of this month; null for who sees no figures. */
  sales: wire('penjualan_bulan_ini', dues.nullable()),
})
/** The day's work of a member of a seller. */
export type SellersToday = z.infer<typeof sellersToday>

/** The day's work of each kind of company, by deadline [UX-3]. */
export const todayCalls = {
  buyer: defineCall({
    path: 'beranda/hari-ini',
    summary: 'What waits for a member of a buyer company, by deadline, and what the company has to pay',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({}),
    answer: answers(buyersToday),
  }),
  seller: defineCall({
    path: 'pusat-seller/hari-ini',
    summary: 'What waits for a member of a seller, by deadline, and the figures that its role may see',
    access: 'seller',
    permission: 'sales.read',
    body: z.object({}),
    answer: answers(sellersToday),
  }),
}
