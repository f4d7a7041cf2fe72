import { z } from 'zod'
import { answers } from '../call.ts'
import { later } from '../catalogue/contract-expected.ts'
import { address } from '../companies/contract-addresses.ts'
import { optionalName, requiredText } from '../companies/fields.ts'
import { day, idText, instant, keyword, page, pageSize, productId, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { paymentState } from '../receivables/payment-state.ts'
import { receivableAge } from '../receivables/receivable-age.ts'
import { wire, wireForm, wireWords } from '../wire.ts'
import { allowed, visibleAmount } from '../wire-fields.ts'
import { shipment } from './shapes-shipments.ts'
import { orderScope, orderState as stateWords } from './words.ts'

const orderState = wireWords(stateWords.names)

export const amounts = z.object({
  goods: wire('barang', z.string()),
  /** The seller's discount on the goods before tax; '0.00' without a voucher of the shop. */
  sellerDiscount: wire('potongan_seller', z.string()),
  shipping: wire('ongkir', z.string()),
  /** DPP nilai lain and PPN of the shipping alone; '0.00' in orders from before it was taxed. */
  shippingTaxBase: wire('ongkir_dpp', z.string()),
  shippingTax: wire('ongkir_ppn', z.string()),
  /** DPP nilai lain, the base of the tax, and PPN: of goods and shipping together. */
  taxBase: wire('dpp', z.string()),
  tax: wire('ppn', z.string()),
  /** The payment by a voucher; '0.00' without one. */
  voucher: z.string(),
  /** The buyer's total. */
  total: z.string(),
})

const orderSummary = z.object({
  id: wire('transaksi_id', z.string()),
  number: wire('nomor', z.string()),
  state: wire('status', orderState),
  stateLabel: wire('status_nama', z.string()),
  /** The other side: the seller for a buyer, the buyer for a seller. */
  partnerId: wire('mitra_id', z.string()),
  partnerName: wire('mitra_nama', z.string()),
  partnerUsername: wire('mitra_username', z.string()),
  placedAt: wire('tanggal', instant),
  /** While it waits for its seller: when it is cancelled unless it is confirmed. */
  confirmBy: wire('konfirmasi_sebelum', instant.nullable()),
  lineCount: wire('jumlah_produk', z.number().int()),
  firstProduct: wire('produk_pertama', z.string()),
  firstPicture: wire('foto_pertama', z.string()),
  total: visibleAmount,
  paymentType: wire('tipe_pembayaran', z.string()),
  /** The payment status; null where the order is cancelled, and for members who see no payments [ROLE-10]. */
  payment: wire(
    'pembayaran',
    z
      .object({
        state: wire('status', wireWords(paymentState.names)),
        open: wire('sisa', z.string()),
        due: wire('jatuh_tempo', z.iso.date().nullable()),
      })
      .nullable(),
  ),
  /** Who placed it. */
  placedBy: wire('pemesan', z.string()),
  version: wire('versi', z.number().int()),
  /** 'di bawah harga terendah': what a seller is warned of; null for a buyer [NEGO-13]. */
  warning: wire('peringatan', z.string().nullable()),
  /** The buyer waits for its seller's answer whether what is open is cancelled [SHIP-1]. */
  cancelRequested: wire('minta_batal', z.boolean()),
  /** The viewer's acts now, each with the reason why not. */
  can: z.object({
    approve: wire('setujui', allowed),
    refuse: wire('tolak', allowed),
    confirm: wire('konfirmasi', allowed),
    ship: wire('kirim', allowed),
    complete: wire('selesai', allowed),
    cancel: wire('batal', allowed),
    reduce: wire('batal_sisa', allowed),
    reorder: wire('pesan_lagi', allowed),
  }),
})
/** An order as lists show it. */
export type OrderSummary = z.infer<typeof orderSummary>

const HIDDEN = 'NA'
const hiddenAmounts = {
  goods: HIDDEN,
  sellerDiscount: HIDDEN,
  shipping: HIDDEN,
  shippingTaxBase: HIDDEN,
  shippingTax: HIDDEN,
  taxBase: HIDDEN,
  tax: HIDDEN,
  voucher: HIDDEN,
  total: HIDDEN,
}

/** Amounts that are all there, or none of them: null in the code and each 'NA' on the wire [ROLE-10]. */
const visibleAmounts = wireForm(amounts.nullable(), {
  as: amounts,
  toWire: (shown) => shown ?? hiddenAmounts,
  fromWire: (sent) => ((sent as { total: string }).total === HIDDEN ? null : sent), // only answers have it
})

const usedVoucher = z.object({ code: wire('kode', z.string()), title: wire('nama', z.string()) })

export const orderDetail = orderSummary.extend({
  note: wire('catatan', z.string().nullable()),
  /** The buyer's own number of the order. */
  poNumber: wire('no_po', z.string().nullable()),
  /** The day on which the buyer wants the goods, in Asia/Jakarta. */
  requestedDay: wire('tanggal_kirim_diminta', z.iso.date().nullable()),
  /** Where the buyer fetches the goods, as last announced; null: they are delivered. */
  pickup: wire('ambil_di', z.string().nullable()),
  address: wire('alamat', address.omit({ id: true, isDefault: true, nitku: true })),
  lines: wire(
    'produk',
    z.array(
      z.object({
        /** Its place in the order, from 1. */
        position: wire('posisi', z.number().int()),
        id: wire('produk_id', z.number().int()),
        code: wire('produk_id_url', z.string()),
        name: wire('produk_nama', z.string()),
        picture: wire('produk_foto', z.string()),
        packLabel: wire('produk_kemasan', z.string()),
        unit: wire('produk_satuan', z.string()),
        /** Units in one pack, as it was ordered; null where that is not known any more. */
        packWeight: wire('produk_berat', z.string().nullable()),
        /** The product as ordered; null in orders from before it was stored. */
        material: wire('bahan', z.string().nullable()),
        grade: z.string().nullable(),
        maker: wire('produsen', z.string().nullable()),
        origin: wire('asal', z.string().nullable()),
        form: wire('bentuk', z.string().nullable()),
        /** The ordered units, less the cancelled ones. */
        units: wire('jumlah_satuan', z.string()),
        shipped: wire('jumlah_dikirim', z.string()),
        received: wire('jumlah_diterima', z.string()),
        /** The units neither shipped nor cancelled. */
        left: wire('jumlah_sisa', z.string()),
        cancelled: wire('jumlah_dibatalkan', z.string()),
        /** The units that were not in stock, as the buyer accepted; null if all were. */
        later: wire('menyusul', later.nullable()),
        price: wire('harga_satuan', visibleAmount),
        subtotal: visibleAmount,
        /** Its part of the seller's discount; DPP and PPN are of what is left. */
        discount: wire('potongan', visibleAmount),
        taxBase: wire('dpp', visibleAmount),
        tax: wire('ppn', visibleAmount),
        /** For a price agreed in a negotiation: 'harga kesepakatan' (a deal) or 'harga nego'. */
        agreement: wire(
          'nego',
          z
            .object({
              negotiationId: wire('nego_id', z.string()),
              deal: z.boolean(),
              explanation: wire('keterangan', z.string()),
              listPrice: wire('harga_awal', visibleAmount),
              /** As that of the order. */
              warning: wire('peringatan', z.string().nullable()),
            })
            .nullable(),
        ),
      }),
    ),
  ),
  amounts: wire('rincian', visibleAmounts),
  /**
   * The voucher of the shop that took its discount off, and that of the company that pays a part; null: none, and for
   * members who see no amounts.
   */
  shopVoucher: wire('voucher_toko', usedVoucher.nullable()),
  companyVoucher: wire('voucher_perusahaan', usedVoucher.nullable()),
  /** The total before some of it was cancelled; null where nothing was. */
  agreedTotal: wire('total_semula', z.string().nullable()),
  isTaxed: wire('pkp', z.boolean()),
  /** The tax rate in force when the order was placed: '12'. */
  taxPercent: wire('tarif_ppn', z.string()),
  /** For an order on credit; null otherwise, and for members who see no payments [ROLE-10]. */
  credit: wire(
    'tempo',
    z
      .object({
        days: wire('hari', z.number().int()),
        /** The days of the week on which the invoice will be exchanged, 1 is Monday; none: with the goods. */
        exchangeDays: wire('hari_tukar_faktur', z.array(z.number().int())),
        /** The last day to pay, in Asia/Jakarta; null until the goods are shipped. */
        due: wire('jatuh_tempo', z.iso.date().nullable()),
        /** That day has passed, and the order is not paid. */
        isOverdue: wire('lewat', z.boolean()),
        /** When the seller recorded the payment. */
        paidAt: wire('lunas', instant.nullable()),
      })
      .nullable(),
  ),
  /** The seller's account, for the buyer of an order to be paid to it; null for other viewers, or if there is none. */
  transferTo: wire(
    'transfer_ke',
    z
      .object({
        bank: z.string(),
        number: wire('nomor_rekening', z.string()),
        holder: wire('atas_nama', z.string()),
        inForceSince: wire('berlaku_sejak', instant),
        /** The account shown when the order was placed, where it was another: its bank and last digits. */
        before: wire('sebelumnya', z.string().nullable()),
      })
      .nullable(),
  ),
  /** Of the last shipment. */
  parcel: wire(
    'pengiriman',
    z.object({ carrier: wire('kurir', z.string().nullable()), trackingNumber: wire('resi', z.string().nullable()) }),
  ),
  /** In the order in which they were sent. */
  shipments: wire('kiriman', z.array(shipment)),
  timeline: wire(
    'linimasa',
    z.array(
      z.object({
        state: wire('status', orderState),
        text: wire('keterangan', z.string()),
        by: wire('oleh', z.string()),
        at: wire('waktu', instant),
        reason: wire('alasan', z.string().nullable()),
      }),
    ),
  ),
})
/** One order in full. */
export type Order = z.infer<typeof orderDetail>

export const orderList = z.object({
  state: wire('status', orderState.optional()),
  /** Only those the member has placed; or at least confirmed; or shipped and unpaid; or of these the overdue. */
  scope: wire('lingkup', wireWords(orderScope.names, { error: 'Lingkup tidak dikenal.' }).optional()),
  /** Only those that stand so with their payment. */
  payment: wire('bayar', wireWords(paymentState.names, { error: 'Status pembayaran tidak dikenal.' }).optional()),
  /** Only those shipped and unpaid that are overdue for so long. */
  age: wire('umur', wireWords(receivableAge.names, { error: 'Umur piutang tidak dikenal.' }).optional()),
  /** Only those with this product. */
  productId: wire('produk_id', productId.optional()),
  keyword: keyword.optional(),
  /** First and last day in Asia/Jakarta, inclusive. */
  from: wire('dari', day.optional()),
  until: wire('sampai', day.optional()),
  page: wire('halaman', page),
  perPage: wire('per_halaman', pageSize),
})
const orderPage = z.object({
  orders: wire('transaksi', z.array(orderSummary)),
  total: z.number().int(),
  page: wire('halaman', z.number().int()),
  perPage: wire('per_halaman', z.number().int()),
  /** How many orders are in each state, whatever the filter; what was shipped of one in part is shipped too. */
  counts: wire('jumlah', z.record(orderState, z.number().int())),
  /** How many there are in all: one that was shipped in part counts once. */
  all: wire('semua', z.number().int()),
})
export type OrderPage = z.infer<typeof orderPage>
export const orderListAnswer = answers(orderPage)

export const salesSummary = z.object({
  counts: wire('jumlah', z.record(orderState, z.number().int())),
  productsOffered: wire('produk_aktif', z.number().int()),
  productsSoldOut: wire('produk_habis', z.number().int()),
  customers: wire('pelanggan_aktif', z.number().int()),
  /** Claims that wait for the seller. */
  claims: wire('klaim', z.number().int()),
  /** Orders whose buyer waits for an answer whether they are cancelled. */
  cancelRequested: wire('minta_batal', z.number().int()),
})
/** The seller's start page. */
export type SalesSummary = z.infer<typeof salesSummary>

export const poNumber = optionalName('Nomor PO', LONGEST.poNumber)
/** The requested day in Asia/Jakarta; the range depends on the present day [ORDER-1]. */
export const requestedDay = z
  .union([day, z.literal('')], { error: 'Tanggal tidak valid.' })
  .transform((given) => given || null)
  .nullish()
export const reason = requiredText('Alasan', LONGEST.orderReason)
export const oneOrder = { id: wire('transaksi_id', idText), version: wire('versi', version) }
