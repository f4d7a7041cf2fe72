import { z } from 'zod'
import { later } from '#domain/catalogue/contract-expected.ts'
import { answers } from '../call.ts'
import { expected } from '../catalogue/contract-expected.ts'
import { priceStep } from '../catalogue/contract-prices.ts'
import { address } from '../companies/contract-addresses.ts'
import { optionalName, requiredText } from '../companies/fields.ts'
import {
  allowed,
  day,
  idOrNull,
  idText,
  instant,
  keyword,
  ownCompany,
  page,
  pageSize,
  productId,
  version,
} from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { receivableAge } from '../receivables/receivable-age.ts'
import { paymentState } from '../receivables/standing.ts'
import { wire } from '../wire.ts'
import { orderScope, orderState as stateWords } from './codec.ts'
import { shipment } from './shapes-shipments.ts'

const orderState = z.enum(stateWords.names)

const paymentType = z.object({
  /** The value to send back: 'transfer', 'cod', 'tempo-30'. */
  kode: z.string(),
  nama: z.string(),
})

const amounts = z.object({
  barang: z.string(),
  /** What the seller takes off the goods before tax; '0.00' without a voucher of the shop. */
  potongan_seller: z.string(),
  ongkir: z.string(),
  /** DPP nilai lain and PPN of the shipping alone; '0.00' in orders from before it was taxed. */
  ongkir_dpp: z.string(),
  ongkir_ppn: z.string(),
  /** DPP nilai lain, the base of the tax, and PPN: of goods and shipping together. */
  dpp: z.string(),
  ppn: z.string(),
  /** What a voucher pays; '0.00' without one. */
  voucher: z.string(),
  /** What the buyer pays. */
  total: z.string(),
})

const quotedLine = z.object({
  cart_id: z.string(),
  produk_id: z.number().int(),
  produk_nama: z.string(),
  produk_foto: z.string(),
  produk_satuan: z.string(),
  produk_kemasan: z.string(),
  /** Units in one pack. */
  produk_berat: z.string(),
  bahan: z.string(),
  grade: z.string(),
  produsen: z.string(),
  asal: z.string(),
  bentuk: z.string(),
  jumlah_satuan: z.string(),
  harga_satuan: z.string(),
  /** Differs from harga_satuan when an agreed price applies. */
  harga_normal: z.string(),
  /** Where the normal price comes from; null where the buyer may not see it [SHOP-3]. */
  harga_asal: priceStep.nullable(),
  /** What the buyer reads about an agreed price. */
  nego_keterangan: z.string().nullable(),
  /** What of it is not there now [SHOP-6]; `siap`: by when it comes, were it confirmed today. Null if all is there. */
  menyusul: later.extend({ readyBy: wire('siap', z.iso.date()) }).nullable(),
  /** What is expected where more is wanted than is there, and when; null otherwise. */
  ditunggu: expected.nullable(),
  subtotal: z.string(),
  /** Its part of the seller's discount; PPN is of what is left. */
  potongan: z.string(),
  ppn: z.string(),
})

const quotedSeller = z.object({
  seller_id: z.string(),
  seller_nama: z.string(),
  seller_username: z.string(),
  pkp: z.boolean(),
  tipe_pembayaran: z.array(
    paymentType.extend({
      /** The credit left before this order; null if the type has no limit. */
      sisa_kredit: z.string().nullable(),
      /** Why this order cannot be paid this way, or null. */
      halangan: z.string().nullable(),
    }),
  ),
  produk: z.array(quotedLine),
  /** The seller's own vouchers that the company may use: usable ones first, of them those that take most off. */
  voucher_toko: z.array(
    z.object({
      voucher_id: z.string(),
      kode: z.string(),
      nama: z.string(),
      min_belanja: z.string(),
      /** The last day in Asia/Jakarta. */
      sampai: z.string(),
      /** What it takes off these lines. */
      potongan: z.string(),
      /** Why it cannot be used for these lines, or null. */
      halangan: z.string().nullable(),
    }),
  ),
  /** The one applied; null if none was chosen or the chosen one cannot be used. */
  voucher_toko_id: z.string().nullable(),
  rincian: amounts,
  /** 'Gratis ongkir ke Jawa Barat', or how the shipping was computed. */
  ongkir_keterangan: z.string(),
  /** Where the goods may be fetched instead; null: the seller always delivers. */
  ambil_di: z.string().nullable(),
  /** Whether they are fetched. */
  ambil_sendiri: z.boolean(),
  /** 'Senin–Jumat', for goods that are fetched too; '' for every day. */
  hari_kirim: z.string(),
  halangan: z.string().nullable(),
})

const quotedVoucher = z.object({
  voucher_id: z.string(),
  kode: z.string(),
  nama: z.string(),
  nilai: z.string(),
  min_belanja: z.string(),
  berlaku_sampai: instant,
  /** Why it cannot be used for these lines, or null. */
  halangan: z.string().nullable(),
})

export const quote = z.object({
  seller: z.array(quotedSeller),
  alamat_id: z.string().nullable(),
  /** The company's unused vouchers. */
  voucher: z.array(quotedVoucher),
  /** The one applied; null if none was chosen or the chosen one cannot be used. */
  voucher_id: z.string().nullable(),
  voucher_potongan: z.string(),
  /** What the buyer pays for everything. */
  total: z.string(),
  /** Points the orders will earn when completed. */
  poin: z.number().int(),
  /** Why the orders will wait for approval, or null. */
  perlu_persetujuan: z.string().nullable(),
})
export type WireQuote = z.infer<typeof quote>

export const placed = z.object({
  transaksi: z.array(
    z.object({ transaksi_id: z.string(), nomor: z.string(), seller_nama: z.string(), total: z.string() }),
  ),
  /** The orders exceed the purchaser's limit and wait for a colleague. */
  menunggu_persetujuan: z.boolean(),
})
export type WirePlaced = z.infer<typeof placed>

export const reordered = z.object({
  /** How many products the cart now holds as ordered, or more of them. */
  ditambahkan: z.number().int(),
  produk: z.array(
    z.object({
      produk_nama: z.string(),
      produk_satuan: z.string(),
      /** What the cart held before; null if the product was not in it. */
      jumlah_sebelumnya: z.string().nullable(),
      jumlah: z.string(),
      /** Per unit, in the order and now. */
      harga_pesanan: z.string(),
      harga: z.string(),
      /** Why it cannot be ordered now (too little stock), as a sentence. */
      halangan: z.string().nullable(),
    }),
  ),
  /** The products that cannot be ordered any more, and why. */
  dilewati: z.array(z.object({ produk_nama: z.string(), alasan: z.string() })),
})
export type WireReordered = z.infer<typeof reordered>

const orderSummary = z.object({
  transaksi_id: z.string(),
  nomor: z.string(),
  status: orderState,
  status_nama: z.string(),
  /** The other side: the seller for a buyer, the buyer for a seller. */
  mitra_id: z.string(),
  mitra_nama: z.string(),
  mitra_username: z.string(),
  tanggal: instant,
  /** While it waits for its seller: when it is cancelled unless it is confirmed. */
  konfirmasi_sebelum: instant.nullable(),
  jumlah_produk: z.number().int(),
  produk_pertama: z.string(),
  foto_pertama: z.string(),
  total: z.string(),
  tipe_pembayaran: z.string(),
  /** How it stands with its payment; null where it is cancelled, and for whoever sees no payments [ROLE-10]. */
  pembayaran: z
    .object({ status: z.enum(paymentState.names), sisa: z.string(), jatuh_tempo: z.iso.date().nullable() })
    .nullable(),
  /** Who placed it. */
  pemesan: z.string(),
  versi: z.number().int(),
  /** 'di bawah harga terendah': what a seller is warned of; null for a buyer [NEGO-13]. */
  peringatan: z.string().nullable(),
  /** The buyer waits for its seller's answer whether what is open is cancelled [SHIP-1]. */
  minta_batal: z.boolean(),
  /** What the viewer may do now, and if not, why. */
  can: z.object({
    setujui: allowed,
    tolak: allowed,
    konfirmasi: allowed,
    kirim: allowed,
    selesai: allowed,
    batal: allowed,
    batal_sisa: allowed,
    pesan_lagi: allowed,
  }),
})
export type WireOrderSummary = z.infer<typeof orderSummary>

const usedVoucher = z.object({ kode: z.string(), nama: z.string() })
export type WireUsedVoucher = z.infer<typeof usedVoucher>

export const orderDetail = orderSummary.extend({
  catatan: z.string().nullable(),
  /** The buyer's own number of the order. */
  no_po: z.string().nullable(),
  /** The day on which the buyer wants the goods, in Asia/Jakarta. */
  tanggal_kirim_diminta: z.iso.date().nullable(),
  /** Where the buyer fetches the goods, as it was told last; null: they are delivered. */
  ambil_di: z.string().nullable(),
  alamat: address.omit({ id: true, isDefault: true, nitku: true }),
  produk: z.array(
    z.object({
      /** Its place in the order, from 1. */
      posisi: z.number().int(),
      produk_id: z.number().int(),
      produk_id_url: z.string(),
      produk_nama: z.string(),
      produk_foto: z.string(),
      produk_kemasan: z.string(),
      produk_satuan: z.string(),
      /** Units in one pack, as it was ordered; null where that is not known any more. */
      produk_berat: z.string().nullable(),
      /** As they were ordered; null in orders from before they were kept. */
      bahan: z.string().nullable(),
      grade: z.string().nullable(),
      produsen: z.string().nullable(),
      asal: z.string().nullable(),
      bentuk: z.string().nullable(),
      /** What was ordered, less what was cancelled of it. */
      jumlah_satuan: z.string(),
      jumlah_dikirim: z.string(),
      jumlah_diterima: z.string(),
      /** What is neither shipped nor cancelled. */
      jumlah_sisa: z.string(),
      jumlah_dibatalkan: z.string(),
      /** What of it was not there, as the buyer accepted it; null if all was. */
      menyusul: later.nullable(),
      harga_satuan: z.string(),
      subtotal: z.string(),
      /** Its part of the seller's discount; DPP and PPN are of what is left. */
      potongan: z.string(),
      dpp: z.string(),
      ppn: z.string(),
      /** For a price agreed in a negotiation: 'harga kesepakatan' (a deal) or 'harga nego'. */
      nego: z
        .object({
          nego_id: z.string(),
          deal: z.boolean(),
          keterangan: z.string(),
          harga_awal: z.string(),
          /** As that of the order. */
          peringatan: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  rincian: amounts,
  /** The voucher of the shop that took its discount off, and that of the company that pays a part; null: none, and for whoever sees no amounts. */
  voucher_toko: usedVoucher.nullable(),
  voucher_perusahaan: usedVoucher.nullable(),
  /** What was agreed before some of it was cancelled; null where nothing was. */
  total_semula: z.string().nullable(),
  pkp: z.boolean(),
  /** The tax rate in force when the order was placed: '12'. */
  tarif_ppn: z.string(),
  /** For an order on credit; null otherwise, and for whoever sees no payments [ROLE-10]. */
  tempo: z
    .object({
      hari: z.number().int(),
      /** The days of the week on which the invoice will be exchanged, 1 is Monday; none: with the goods. */
      hari_tukar_faktur: z.array(z.number().int()),
      /** The last day to pay, in Asia/Jakarta; null until the goods are shipped. */
      jatuh_tempo: z.iso.date().nullable(),
      /** That day has passed, and the order is not paid. */
      lewat: z.boolean(),
      /** When the seller recorded the payment. */
      lunas: instant.nullable(),
    })
    .nullable(),
  /** The seller's account, for the buyer of an order that is to be paid to it; null: to nobody else, or there is none. */
  transfer_ke: z
    .object({
      bank: z.string(),
      nomor_rekening: z.string(),
      atas_nama: z.string(),
      berlaku_sejak: instant,
      /** The one that was told when it was ordered, where that was another: its bank and last digits. */
      sebelumnya: z.string().nullable(),
    })
    .nullable(),
  /** Of the last shipment. */
  pengiriman: z.object({ kurir: z.string().nullable(), resi: z.string().nullable() }),
  /** In the order in which they were sent. */
  kiriman: z.array(shipment),
  linimasa: z.array(
    z.object({
      status: orderState,
      keterangan: z.string(),
      oleh: z.string(),
      waktu: instant,
      alasan: z.string().nullable(),
    }),
  ),
})
export type WireOrder = z.infer<typeof orderDetail>

export const orderList = z.object({
  status: orderState.optional(),
  /** Only those the member has placed; or at least confirmed; or shipped and unpaid; or of these the overdue. */
  lingkup: z.enum(orderScope.names, { error: 'Lingkup tidak dikenal.' }).optional(),
  /** Only those that stand so with their payment. */
  bayar: z.enum(paymentState.names, { error: 'Status pembayaran tidak dikenal.' }).optional(),
  /** Only those shipped and unpaid that are overdue for so long. */
  umur: z.enum(receivableAge.names, { error: 'Umur piutang tidak dikenal.' }).optional(),
  /** Only those with this product. */
  produk_id: productId.optional(),
  keyword: keyword.optional(),
  /** First and last day in Asia/Jakarta, inclusive. */
  dari: day.optional(),
  sampai: day.optional(),
  halaman: page,
  per_halaman: pageSize,
})
const orderPage = z.object({
  transaksi: z.array(orderSummary),
  total: z.number().int(),
  halaman: z.number().int(),
  per_halaman: z.number().int(),
  /** How many orders are in each state, whatever the filter; what was shipped of one in part is shipped too. */
  jumlah: z.record(orderState, z.number().int()),
  /** How many there are in all: one that was shipped in part counts once. */
  semua: z.number().int(),
})
export type WireOrderPage = z.infer<typeof orderPage>
export const orderListAnswer = answers(orderPage)

export const salesSummary = z.object({
  jumlah: z.record(orderState, z.number().int()),
  produk_aktif: z.number().int(),
  produk_habis: z.number().int(),
  pelanggan_aktif: z.number().int(),
  /** Claims that wait for the seller. */
  klaim: z.number().int(),
  /** Orders whose buyer waits for an answer whether they are cancelled. */
  minta_batal: z.number().int(),
})
export type WireSalesSummary = z.infer<typeof salesSummary>

export const selection = {
  company_id: ownCompany,
  cart_id: z.array(idText).min(1, { error: 'Pilih setidaknya satu produk.' }).max(MOST.cartLines),
  alamat_id: idOrNull,
  voucher_id: idOrNull,
  /** Vouchers of shops, at most one a seller. */
  voucher_toko: z.array(idText, { error: 'Pilihan voucher toko tidak sesuai.' }).max(50).optional(),
  /** The sellers whose goods the company fetches itself. */
  ambil_sendiri: z.array(idText, { error: 'Pilihan ambil sendiri tidak sesuai.' }).max(50).optional(),
}
export const poNumber = optionalName('Nomor PO', LONGEST.poNumber)
/** In Asia/Jakarta; what may be asked for depends on the day [ORDER-1]. */
export const wantedDay = z
  .union([day, z.literal('')], { error: 'Tanggal tidak valid.' })
  .transform((given) => given || null)
  .nullish()
export const reason = requiredText('Alasan', LONGEST.orderReason)
export const oneOrder = { transaksi_id: idText, versi: version }
