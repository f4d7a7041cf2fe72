import { allowed, type EnglishOf, list, nullable, record } from '../codec.ts'
import type {
  WireCurrent,
  WireInbox,
  WireKeptNegoSettings,
  WireNegoSettings,
  WireNegoStatus,
  WireNegotiation,
  WireNegotiationPage,
  WireNotices,
  WireSellerNegotiation,
  WireStep,
  WireSubmitted,
  WireSummary,
} from './contract.ts'
import { dealPolicy, negotiationState, stepBy, stepKind } from './words.ts'

const summaryFields = {
  id: 'nego_id',
  state: ['status', negotiationState],
  stateLabel: 'status_nama',
  running: 'berjalan',
  version: 'versi',
  productId: 'produk_id',
  code: 'produk_id_url',
  name: 'produk_nama',
  picture: 'produk_foto',
  unit: 'produk_satuan',
  packLabel: 'produk_kemasan',
  packWeight: 'produk_berat',
  sellerName: 'seller_nama',
  sellerUsername: 'seller_username',
  buyerName: 'pembeli_nama',
  units: 'jumlah_satuan',
  listPrice: 'harga_awal',
  /** The offer on the table, per unit. */
  price: 'harga_terakhir',
  /** Of the price to the list price, in percent. */
  difference: 'selisih_persen',
  deal: 'deal',
  /** The agreed price is in the cart, holds now, and has not been ordered. */
  priceHolds: 'harga_berlaku',
  orderId: 'transaksi_id',
  attemptsLeft: 'sisa_percobaan',
  validUntil: 'berlaku_sampai',
  serverTime: 'waktu_server',
  submittedAt: 'diajukan',
  updatedAt: 'diperbarui',
} as const

/** A negotiation as lists show it. */
const summary = record<WireSummary>()(summaryFields)
export type NegotiationSummary = EnglishOf<typeof summary>

const step = record<WireStep>()({
  version: 'versi',
  who: ['pihak', stepBy],
  kind: ['jenis', stepKind],
  price: 'harga',
  difference: 'selisih_persen',
  units: 'jumlah_satuan',
  note: 'catatan',
  by: 'oleh',
  automatic: 'otomatis',
  at: 'waktu',
})
/** One step of the history as it is shown. */
export type ShownStep = EnglishOf<typeof step>

/** A negotiation that runs, or whose agreed price can still be ordered at, as a product's card tells of it [CARD-1]. */
export const currentNegotiation = record<WireCurrent>()({
  productId: 'produk_id',
  id: 'nego_id',
  stateLabel: 'status_nama',
  agreedPrice: 'harga',
})
export type CurrentNegotiation = EnglishOf<typeof currentNegotiation>

const detailFields = {
  ...summaryFields,
  submittedBy: 'diajukan_oleh',
  steps: ['penawaran', list(step)],
  goodsNotice: 'halangan_barang',
} as const

/** One negotiation as its buyer sees it. */
export const buyerNegotiation = record<WireNegotiation>()({
  ...detailFields,
  can: [
    'can',
    record<WireNegotiation['can']>()({
      agree: ['setuju', allowed],
      counter: ['lagi', allowed],
      change: ['ubah', allowed],
      answerInfo: ['jawab', allowed],
      withdraw: ['tarik', allowed],
      decline: ['tolak', allowed],
      finish: ['selesai', allowed],
      cancel: ['batal', allowed],
      resubmit: ['ajukan_ulang', allowed],
    }),
  ],
})
export type BuyerNegotiation = EnglishOf<typeof buyerNegotiation>

type WireBuyer = WireSellerNegotiation['pembeli']

/** One negotiation as its seller sees it: with what is secret from the buyer, and what this buyer did before. */
export const sellerNegotiation = record<WireSellerNegotiation>()({
  ...detailFields,
  suggestion: 'saran_harga',
  lowestPrice: 'harga_terendah',
  percent: 'persen_nego',
  salesLimit: 'batas_sales',
  waitsForOwner: 'menunggu_pemilik',
  buyer: [
    'pembeli',
    record<WireBuyer>()({
      id: 'id',
      name: 'nama',
      city: 'kota',
      subscribedSince: 'langganan_sejak',
      paymentTypes: 'tipe_pembayaran',
      orders: 'jumlah_pesanan',
      total: 'nilai_pesanan',
      negos: [
        'riwayat',
        list(
          record<WireBuyer['riwayat'][number]>()({
            id: 'nego_id',
            at: 'tanggal',
            stateLabel: 'status_nama',
            price: 'harga',
            units: 'jumlah_satuan',
          }),
        ),
      ],
      purchases: [
        'pesanan_produk',
        list(
          record<WireBuyer['pesanan_produk'][number]>()({
            number: 'nomor',
            at: 'tanggal',
            price: 'harga',
            units: 'jumlah_satuan',
          }),
        ),
      ],
    }),
  ],
  can: [
    'can',
    record<WireSellerNegotiation['can']>()({
      agree: ['setuju', allowed],
      counter: ['tawar', allowed],
      askInfo: ['minta_info', allowed],
      decline: ['tolak', allowed],
    }),
  ],
})
export type SellerNegotiation = EnglishOf<typeof sellerNegotiation>

const pageFields = {
  negotiations: ['nego', list(summary)],
  total: 'total',
  page: 'halaman',
  perPage: 'per_halaman',
  counts: ['jumlah', record<WireNegotiationPage['jumlah']>()({ running: 'berjalan', waiting: 'menunggu_saya' })],
} as const

export const negotiationPage = record<WireNegotiationPage>()(pageFields)
export type NegotiationPage = EnglishOf<typeof negotiationPage>

/** The seller's list with what it sums up to. */
export const inbox = record<WireInbox>()({
  ...pageFields,
  summary: [
    'ringkasan',
    record<WireInbox['ringkasan']>()({
      waiting: 'menunggu',
      medianMinutes: 'median_jawaban_menit',
      orderedPercent: 'menjadi_pesanan_persen',
      meanDifference: 'selisih_rata_persen',
    }),
  ],
})
export type Inbox = EnglishOf<typeof inbox>

/** Whether a product may be negotiated now. */
export const negoStatus = record<WireNegoStatus>()({
  running: 'nego_ongoing',
  runningId: 'nego_id',
  leftToday: 'sisa_hari_ini',
  dealPolicy: ['kesepakatan', dealPolicy],
  most: [
    'batas_jumlah',
    nullable(record<NonNullable<WireNegoStatus['batas_jumlah']>>()({ units: 'jumlah', sentence: 'keterangan' })),
  ],
  closed: [
    'seller_tutup',
    nullable(record<NonNullable<WireNegoStatus['seller_tutup']>>()({ holiday: 'libur', opensAt: 'buka_lagi' })),
  ],
})
export type NegoStatus = EnglishOf<typeof negoStatus>

export const submitted = record<WireSubmitted>()({ id: 'nego_id', state: ['status', negotiationState] })

const settingsFields = { dealPolicy: ['kesepakatan', dealPolicy], autoReply: 'balas_otomatis' } as const

/** How the seller negotiates, as it is written. */
export const negoSettings = record<WireNegoSettings>()(settingsFields)
/** How the seller negotiates, as it is read: with whether its owner has decided. */
export const keptNegoSettings = record<WireKeptNegoSettings>()({ ...settingsFields, isChosen: 'dipilih' })

/** What the company was told of its negotiations lately. */
export const notices = record<WireNotices>()({
  notices: [
    'notifikasi',
    list(
      record<WireNotices['notifikasi'][number]>()({
        message: 'message',
        sellerName: 'seller_nama',
        negotiationId: 'nego_id',
        at: 'date',
        read: 'dibaca',
      }),
    ),
  ],
  unread: 'belum_dibaca',
})
export type Notices = EnglishOf<typeof notices>
