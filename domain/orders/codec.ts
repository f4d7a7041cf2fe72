import { allowed, type Codec, counts, type EnglishOf, list, nullable, record, visibleAmount, words } from '../codec.ts'
import { paymentState } from '../receivables/standing.ts'
import { shipment } from './codec-shipments.ts'
import type {
  WireOrder,
  WireOrderPage,
  WireOrderSummary,
  WirePlaced,
  WireQuote,
  WireReordered,
  WireSalesSummary,
  WireUsedVoucher,
} from './shapes.ts'

/** The states of an order as the wire names them. */
export const orderState = words({
  awaiting_approval: 'menunggu_persetujuan',
  awaiting_confirmation: 'menunggu_konfirmasi',
  processing: 'diproses',
  shipped: 'dikirim',
  completed: 'selesai',
  cancelled: 'dibatalkan',
})

/**
 * A part of a company's orders: the member's own, those at least confirmed, those that are shipped and unpaid,
 * these overdue, and those that the buyer asks to cancel.
 */
export const orderScope = words({
  mine: 'saya',
  confirmed: 'terkonfirmasi',
  unpaid: 'belum_lunas',
  overdue: 'lewat_tempo',
  cancelAsked: 'minta_batal',
})
export type SalesSummary = EnglishOf<typeof salesSummary>
export type OrderScope = EnglishOf<typeof orderScope>

const can = record<WireOrder['can']>()({
  approve: ['setujui', allowed],
  refuse: ['tolak', allowed],
  confirm: ['konfirmasi', allowed],
  ship: ['kirim', allowed],
  complete: ['selesai', allowed],
  cancel: ['batal', allowed],
  reduce: ['batal_sisa', allowed],
  reorder: ['pesan_lagi', allowed],
})

const payment = record<NonNullable<WireOrderSummary['pembayaran']>>()({
  state: ['status', paymentState],
  open: 'sisa',
  due: 'jatuh_tempo',
})

const summaryFields = {
  id: 'transaksi_id',
  number: 'nomor',
  state: ['status', orderState],
  stateLabel: 'status_nama',
  version: 'versi',
  partnerId: 'mitra_id',
  partnerName: 'mitra_nama',
  partnerUsername: 'mitra_username',
  placedAt: 'tanggal',
  confirmBy: 'konfirmasi_sebelum',
  lineCount: 'jumlah_produk',
  firstProduct: 'produk_pertama',
  firstPicture: 'foto_pertama',
  /** Null for whoever sees no amounts, as all of them [ROLE-10]. */
  total: ['total', visibleAmount],
  paymentType: 'tipe_pembayaran',
  payment: ['pembayaran', nullable(payment)],
  placedBy: 'pemesan',
  /** Of its seller. */
  warning: 'peringatan',
  cancelAsked: 'minta_batal',
  can: ['can', can],
} as const

/** An order as lists show it. */
export const orderSummary = record<WireOrderSummary>()(summaryFields)
export type OrderSummary = EnglishOf<typeof orderSummary>

export const orderPage = record<WireOrderPage>()({
  orders: ['transaksi', list(orderSummary)],
  total: 'total',
  page: 'halaman',
  perPage: 'per_halaman',
  counts: ['jumlah', counts(orderState)],
  all: 'semua',
})
export type OrderPage = EnglishOf<typeof orderPage>

const amounts = record<WireOrder['rincian']>()({
  goods: 'barang',
  sellerDiscount: 'potongan_seller',
  shipping: 'ongkir',
  shippingTaxBase: 'ongkir_dpp',
  shippingTax: 'ongkir_ppn',
  taxBase: 'dpp',
  tax: 'ppn',
  voucher: 'voucher',
  total: 'total',
})

const HIDDEN = visibleAmount.encode(null)

/** Amounts that are all there, or none of them [ROLE-10]. */
const visibleAmounts: Codec<EnglishOf<typeof amounts> | null, WireOrder['rincian']> = {
  decode: (wire) => (wire.total === HIDDEN ? null : amounts.decode(wire)),
  encode: (shown) =>
    shown
      ? amounts.encode(shown)
      : {
          barang: HIDDEN,
          potongan_seller: HIDDEN,
          ongkir: HIDDEN,
          ongkir_dpp: HIDDEN,
          ongkir_ppn: HIDDEN,
          dpp: HIDDEN,
          ppn: HIDDEN,
          voucher: HIDDEN,
          total: HIDDEN,
        },
}

const agreement = record<NonNullable<WireOrder['produk'][number]['nego']>>()({
  negotiationId: 'nego_id',
  deal: 'deal',
  explanation: 'keterangan',
  listPrice: ['harga_awal', visibleAmount],
  warning: 'peringatan',
})

const line = record<WireOrder['produk'][number]>()({
  position: 'posisi',
  id: 'produk_id',
  code: 'produk_id_url',
  name: 'produk_nama',
  picture: 'produk_foto',
  packLabel: 'produk_kemasan',
  unit: 'produk_satuan',
  packWeight: 'produk_berat',
  material: 'bahan',
  grade: 'grade',
  maker: 'produsen',
  origin: 'asal',
  form: 'bentuk',
  units: 'jumlah_satuan',
  shipped: 'jumlah_dikirim',
  received: 'jumlah_diterima',
  left: 'jumlah_sisa',
  cancelled: 'jumlah_dibatalkan',
  later: 'menyusul',
  price: ['harga_satuan', visibleAmount],
  subtotal: ['subtotal', visibleAmount],
  discount: ['potongan', visibleAmount],
  taxBase: ['dpp', visibleAmount],
  tax: ['ppn', visibleAmount],
  agreement: ['nego', nullable(agreement)],
})

const usedVoucher = record<WireUsedVoucher>()({ code: 'kode', title: 'nama' })

/** One order in full. */
export const order = record<WireOrder>()({
  ...summaryFields,
  note: 'catatan',
  poNumber: 'no_po',
  wantedDay: 'tanggal_kirim_diminta',
  pickup: 'ambil_di',
  address: 'alamat',
  lines: ['produk', list(line)],
  amounts: ['rincian', visibleAmounts],
  shopVoucher: ['voucher_toko', nullable(usedVoucher)],
  companyVoucher: ['voucher_perusahaan', nullable(usedVoucher)],
  /** Null where nothing was cancelled. */
  agreedTotal: 'total_semula',
  isTaxed: 'pkp',
  taxPercent: 'tarif_ppn',
  credit: [
    'tempo',
    nullable(
      record<NonNullable<WireOrder['tempo']>>()({
        days: 'hari',
        exchangeDays: 'hari_tukar_faktur',
        due: 'jatuh_tempo',
        isOverdue: 'lewat',
        paidAt: 'lunas',
      }),
    ),
  ],
  transferTo: [
    'transfer_ke',
    nullable(
      record<NonNullable<WireOrder['transfer_ke']>>()({
        bank: 'bank',
        number: 'nomor_rekening',
        holder: 'atas_nama',
        inForceSince: 'berlaku_sejak',
        before: 'sebelumnya',
      }),
    ),
  ],
  parcel: ['pengiriman', record<WireOrder['pengiriman']>()({ carrier: 'kurir', trackingNumber: 'resi' })],
  shipments: ['kiriman', list(shipment)],
  timeline: [
    'linimasa',
    list(
      record<WireOrder['linimasa'][number]>()({
        state: ['status', orderState],
        text: 'keterangan',
        by: 'oleh',
        at: 'waktu',
        reason: 'alasan',
      }),
    ),
  ],
})
export type Order = EnglishOf<typeof order>

/** The seller's start page. */
export const salesSummary = record<WireSalesSummary>()({
  counts: ['jumlah', counts(orderState)],
  productsOffered: 'produk_aktif',
  productsSoldOut: 'produk_habis',
  customers: 'pelanggan_aktif',
  claims: 'klaim',
  cancelAsked: 'minta_batal',
})

type WireQuotedSeller = WireQuote['seller'][number]

const quotedLine = record<WireQuotedSeller['produk'][number]>()({
  id: 'cart_id',
  productId: 'produk_id',
  name: 'produk_nama',
  picture: 'produk_foto',
  unit: 'produk_satuan',
  packLabel: 'produk_kemasan',
  packWeight: 'produk_berat',
  material: 'bahan',
  grade: 'grade',
  maker: 'produsen',
  origin: 'asal',
  form: 'bentuk',
  units: 'jumlah_satuan',
  /** Null when the buyer may not see it; such a line has an obstacle. */
  price: ['harga_satuan', visibleAmount],
  /** Differs from the price when an agreed one applies. */
  normalPrice: ['harga_normal', visibleAmount],
  step: 'harga_asal',
  agreedNotice: 'nego_keterangan',
  later: 'menyusul',
  expected: 'ditunggu',
  subtotal: ['subtotal', visibleAmount],
  discount: 'potongan',
  tax: 'ppn',
})

const quotedSeller = record<WireQuotedSeller>()({
  id: 'seller_id',
  name: 'seller_nama',
  username: 'seller_username',
  isTaxed: 'pkp',
  paymentTypes: [
    'tipe_pembayaran',
    list(
      record<WireQuotedSeller['tipe_pembayaran'][number]>()({
        code: 'kode',
        label: 'nama',
        creditLeft: 'sisa_kredit',
        obstacle: 'halangan',
      }),
    ),
  ],
  lines: ['produk', list(quotedLine)],
  vouchers: [
    'voucher_toko',
    list(
      record<WireQuotedSeller['voucher_toko'][number]>()({
        id: 'voucher_id',
        code: 'kode',
        title: 'nama',
        minGoods: 'min_belanja',
        lastDay: 'sampai',
        discount: 'potongan',
        obstacle: 'halangan',
      }),
    ),
  ],
  /** The one applied. */
  voucherId: 'voucher_toko_id',
  amounts: ['rincian', amounts],
  shippingNote: 'ongkir_keterangan',
  pickup: 'ambil_di',
  isFetched: 'ambil_sendiri',
  deliveryDays: 'hari_kirim',
  obstacle: 'halangan',
})
export type QuotedSeller = EnglishOf<typeof quotedSeller>

const quotedVoucher = record<WireQuote['voucher'][number]>()({
  id: 'voucher_id',
  code: 'kode',
  title: 'nama',
  amount: 'nilai',
  minSpend: 'min_belanja',
  validUntil: 'berlaku_sampai',
  obstacle: 'halangan',
})

/** What the ticked lines of a cart cost now, by seller. */
export const quote = record<WireQuote>()({
  sellers: ['seller', list(quotedSeller)],
  addressId: 'alamat_id',
  vouchers: ['voucher', list(quotedVoucher)],
  /** The one applied. */
  voucherId: 'voucher_id',
  discount: 'voucher_potongan',
  total: 'total',
  points: 'poin',
  /** Why the orders will wait for approval, or null. */
  approval: 'perlu_persetujuan',
})
export type Quote = EnglishOf<typeof quote>

export const placed = record<WirePlaced>()({
  orders: [
    'transaksi',
    list(
      record<WirePlaced['transaksi'][number]>()({
        id: 'transaksi_id',
        number: 'nomor',
        sellerName: 'seller_nama',
        total: 'total',
      }),
    ),
  ],
  waiting: 'menunggu_persetujuan',
})

/** What ordering again put into the cart. */
export const reordered = record<WireReordered>()({
  added: 'ditambahkan',
  lines: [
    'produk',
    list(
      record<WireReordered['produk'][number]>()({
        name: 'produk_nama',
        unit: 'produk_satuan',
        unitsBefore: 'jumlah_sebelumnya',
        units: 'jumlah',
        orderedPrice: 'harga_pesanan',
        price: 'harga',
        obstacle: 'halangan',
      }),
    ),
  ],
  skipped: ['dilewati', list(record<WireReordered['dilewati'][number]>()({ name: 'produk_nama', reason: 'alasan' }))],
})
export type Reordered = EnglishOf<typeof reordered>
