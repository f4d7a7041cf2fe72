import { z } from 'zod'
import { salesLimit } from '../catalogue/contract-prices.ts'
import { instant } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { negotiationState as stateWords, stepBy, stepKind } from './words.ts'

export const negotiationState = wireWords(stateWords.names)

const step = z.object({
  /** 1, 2, 3 ...: offers and the other steps of one negotiation share one numbering with its versions. */
  version: wire('versi', z.number().int()),
  who: wire('pihak', wireWords(stepBy.names)),
  /** 'tawaran' carries a price; the other kinds are steps without one. */
  kind: wire('jenis', wireWords(stepKind.names)),
  price: wire('harga', z.string().nullable()),
  /** Against the list price of the submission, in percent with one decimal: '-5.1'. */
  difference: wire('selisih_persen', z.string().nullable()),
  units: wire('jumlah_satuan', z.string().nullable()),
  note: wire('catatan', z.string().nullable()),
  by: wire('oleh', z.string()),
  automatic: wire('otomatis', z.boolean()),
  at: wire('waktu', instant),
})
/** One step of the history as it is shown. */
export type ShownStep = z.infer<typeof step>

const summary = z.object({
  id: wire('nego_id', z.string()),
  state: wire('status', negotiationState),
  /** 'menunggu respon' */
  stateLabel: wire('status_nama', z.string()),
  running: wire('berjalan', z.boolean()),
  version: wire('versi', z.number().int()),
  productId: wire('produk_id', z.number().int()),
  code: wire('produk_id_url', z.string()),
  name: wire('produk_nama', z.string()),
  picture: wire('produk_foto', z.string()),
  unit: wire('produk_satuan', z.string()),
  packLabel: wire('produk_kemasan', z.string()),
  packWeight: wire('produk_berat', z.string()),
  sellerName: wire('seller_nama', z.string()),
  sellerUsername: wire('seller_username', z.string()),
  buyerName: wire('pembeli_nama', z.string()),
  units: wire('jumlah_satuan', z.string()),
  /** The list price when it was submitted. */
  listPrice: wire('harga_awal', z.string()),
  /** The offer on the table. */
  price: wire('harga_terakhir', z.string()),
  difference: wire('selisih_persen', z.string()),
  deal: z.boolean(),
  /** The agreed price is in the cart, holds now, and has not been ordered. */
  priceHolds: wire('harga_berlaku', z.boolean()),
  /** The order that used the agreed price. */
  orderId: wire('transaksi_id', z.string().nullable()),
  attemptsLeft: wire('sisa_percobaan', z.number().int()),
  validUntil: wire('berlaku_sampai', instant),
  /** The server's clock, to count down by. */
  serverTime: wire('waktu_server', instant),
  submittedAt: wire('diajukan', instant),
  updatedAt: wire('diperbarui', instant),
})
/** A negotiation as lists show it. */
export type NegotiationSummary = z.infer<typeof summary>

/** What a product's card shows of its negotiation. */
export const current = summary.pick({ productId: true, id: true, stateLabel: true }).extend({
  /** Agreed, per unit, and holding until 24:00; null while it is still being negotiated. */
  agreedPrice: wire('harga', z.string().nullable()),
})
/** A negotiation that runs, or whose agreed price can still be ordered at, as a product's card shows it [CARD-1]. */
export type CurrentNegotiation = z.infer<typeof current>

const common = summary.extend({
  submittedBy: wire('diajukan_oleh', z.string()),
  steps: wire('penawaran', z.array(step)),
  /** The obstacle of its goods to an agreement or order now, as a sentence: changed goods, minimum, pack or stock. */
  goodsNotice: wire('halangan_barang', z.string().nullable()),
})

export const detail = common.extend({
  /** The buyer's acts now, each with the reason why not. */
  can: z.object({
    agree: wire('setuju', allowed),
    counter: wire('lagi', allowed),
    change: wire('ubah', allowed),
    answerInfo: wire('jawab', allowed),
    withdraw: wire('tarik', allowed),
    decline: wire('tolak', allowed),
    finish: wire('selesai', allowed),
    cancel: wire('batal', allowed),
    resubmit: wire('ajukan_ulang', allowed),
  }),
})
/** One negotiation as its buyer sees it. */
export type BuyerNegotiation = z.infer<typeof detail>

export const sellerDetail = common.extend({
  /** NEGO-11; the seller alone sees these three. */
  suggestion: wire('saran_harga', z.string()),
  lowestPrice: wire('harga_terendah', z.string()),
  percent: wire('persen_nego', z.string()),
  salesLimit: wire('batas_sales', salesLimit),
  /** An answer of sales waits for the owner [SHOP-7]. */
  waitsForOwner: wire('menunggu_pemilik', z.boolean()),
  buyer: wire(
    'pembeli',
    z.object({
      id: z.string(),
      name: wire('nama', z.string()),
      city: wire('kota', z.string()),
      subscribedSince: wire('langganan_sejak', instant.nullable()),
      paymentTypes: wire('tipe_pembayaran', z.array(z.string())),
      /** Completed and running orders of the last 12 months with this seller. */
      orders: wire('jumlah_pesanan', z.number().int()),
      total: wire('nilai_pesanan', z.string()),
      /** The last negotiations of this buyer about this product. */
      negos: wire(
        'riwayat',
        z.array(
          z.object({
            id: wire('nego_id', z.string()),
            at: wire('tanggal', instant),
            stateLabel: wire('status_nama', z.string()),
            price: wire('harga', z.string()),
            units: wire('jumlah_satuan', z.string()),
          }),
        ),
      ),
      purchases: wire(
        'pesanan_produk',
        z.array(
          z.object({
            number: wire('nomor', z.string()),
            at: wire('tanggal', instant),
            price: wire('harga', z.string()),
            units: wire('jumlah_satuan', z.string()),
          }),
        ),
      ),
    }),
  ),
  can: z.object({
    agree: wire('setuju', allowed),
    counter: wire('tawar', allowed),
    askInfo: wire('minta_info', allowed),
    decline: wire('tolak', allowed),
  }),
})
/** One negotiation as its seller sees it: with what is secret from the buyer, and what this buyer did before. */
export type SellerNegotiation = z.infer<typeof sellerDetail>

export const listed = z.object({
  negotiations: wire('nego', z.array(summary)),
  total: z.number().int(),
  page: wire('halaman', z.number().int()),
  perPage: wire('per_halaman', z.number().int()),
  counts: wire(
    'jumlah',
    z.object({ running: wire('berjalan', z.number().int()), waiting: wire('menunggu_saya', z.number().int()) }),
  ),
})
export type NegotiationPage = z.infer<typeof listed>

export const inbox = listed.extend({
  summary: wire(
    'ringkasan',
    z.object({
      waiting: wire('menunggu', z.number().int()),
      /** Median of today's answers in minutes; null without any. */
      medianMinutes: wire('median_jawaban_menit', z.number().int().nullable()),
      /** Share of the last 30 days' negotiations that reached an order, in percent; null without any. */
      orderedPercent: wire('menjadi_pesanan_persen', z.string().nullable()),
      /** Mean difference of agreed prices to list prices, in percent; null without any. */
      meanDifference: wire('selisih_rata_persen', z.string().nullable()),
    }),
  ),
})
/** The seller's list with what it sums up to. */
export type Inbox = z.infer<typeof inbox>
