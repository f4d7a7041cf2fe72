import { z } from 'zod'
import { answers, defineCall, defineDownload } from '../call.ts'
import { idText } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { documentKind, paperKind } from './kind.ts'

const kind = wireWords(paperKind.names)

const entry = z.object({
  id: wire('dokumen_id', z.string()),
  kind: wire('jenis', wireWords(documentKind.names)),
  number: wire('nomor', z.string()),
  /** The day of Jakarta on which it was issued. */
  day: wire('tanggal', z.iso.date()),
  /** Where its file is read, below the site's own address. */
  address: wire('alamat', z.string()),
  /** Whether it is void: a kwitansi whose payment was undone. */
  isVoid: wire('tidak_berlaku', z.boolean()),
})
export type OrderDocumentEntry = z.infer<typeof entry>

const party = z.object({
  name: wire('nama', z.string()),
  address: wire('alamat', z.string()),
  /** 16 digits; null where the company has given none. */
  npwp: z.string().nullable(),
  phone: wire('telepon', z.string()),
})

const line = z.object({
  name: wire('nama', z.string()),
  /** The seller's own code as it was then; null without one, and on documents from before it was stored. */
  sku: z.string().nullable(),
  pack: wire('kemasan', z.string()),
  unit: wire('satuan', z.string()),
  units: wire('jumlah', z.string()),
  unitPrice: wire('harga_satuan', z.string()),
  amount: wire('subtotal', z.string()),
})
export type OrderDocumentLine = z.infer<typeof line>

const amounts = z.object({
  goods: wire('barang', z.string()),
  /** The discount by the seller's own voucher. */
  sellerDiscount: wire('potongan_seller', z.string()),
  shipping: wire('ongkir', z.string()),
  taxBase: wire('dpp', z.string()),
  tax: wire('ppn', z.string()),
  /** The payment by a voucher of the platform. */
  voucher: z.string(),
  /** The buyer's total: goods, delivery and PPN less the voucher. */
  total: z.string(),
  /** The rate of PPN in per cent; null where the seller charges none. */
  taxPercent: wire('tarif_ppn', z.string().nullable()),
  /** The amount to pay in words. */
  inWords: wire('terbilang', z.string()),
})
export type OrderDocumentAmounts = z.infer<typeof amounts>

const lot = z.object({
  /** Which line of goods it belongs to, counted from 1. */
  place: wire('baris', z.number()),
  number: wire('nomor', z.string()),
  units: wire('jumlah', z.string()),
  /** '12 kemasan'; null where a pack's content is not known. */
  packs: wire('kemasan', z.string().nullable()),
  /** The last day on which it may be used. */
  lastDay: wire('kedaluwarsa', z.iso.date().nullable()),
})
export type OrderDocumentLot = z.infer<typeof lot>

const paper = z.object({
  id: wire('dokumen_id', z.string()),
  kind: wire('jenis', kind),
  number: wire('nomor', z.string()),
  day: wire('tanggal', z.iso.date()),
  /** The code in the address of the QR code. */
  code: wire('kode', z.string()),
  /** Null of a penawaran. */
  orderId: wire('transaksi_id', z.string().nullable()),
  orderNumber: wire('pesanan', z.string().nullable()),
  /** The negotiation of a penawaran. */
  negotiationId: wire('nego_id', z.string().nullable()),
  poNumber: wire('no_po', z.string().nullable()),
  seller: party,
  buyer: wire('pembeli', party),
  /** Where the goods go, or are fetched. */
  destination: wire(
    'tujuan',
    z.object({ title: wire('judul', z.string()), lines: wire('baris', z.array(z.string())) }),
  ),
  payment: wire('pembayaran', z.string()),
  /** The last day to pay, or of a penawaran that on which it holds. */
  dueDay: wire('jatuh_tempo', z.iso.date().nullable()),
  lines: wire('produk', z.array(line)),
  /** The lots of a surat jalan. */
  lots: wire('lot', z.array(lot)),
  /** Of a PO: the requested day, the purchaser, and the approver. */
  wantedDay: wire('tanggal_diminta', z.iso.date().nullable()),
  orderedBy: wire('dipesan_oleh', z.string().nullable()),
  approvedBy: wire('disetujui_oleh', z.string().nullable()),
  /** Null on a surat jalan, which goes with the lorry. */
  amounts: wire('rincian', amounts.nullable()),
  account: wire(
    'rekening',
    z.object({ bank: z.string(), number: wire('nomor', z.string()), holder: wire('atas_nama', z.string()) }).nullable(),
  ),
  /** 'Kurir Contoh · resi 123' on a surat jalan. */
  parcel: wire('pengiriman', z.string().nullable()),
  /** The document that this one is about: the invoice of a kwitansi, or the one that a nota kredit corrects. */
  about: wire('untuk', z.string().nullable()),
  note: wire('catatan', z.string().nullable()),
  /** Since which day and why it is void, though it was issued: its payment was undone. */
  voided: wire(
    'tidak_berlaku',
    z.object({ day: wire('tanggal', z.iso.date()), reason: wire('alasan', z.string()) }).nullable(),
  ),
})
/** A document with all that stands on it. */
export type OrderDocument = z.infer<typeof paper>

const proof = z.object({
  kind: wire('jenis', kind),
  number: wire('nomor', z.string()),
  day: wire('tanggal', z.iso.date()),
  total: z.string().nullable(),
  /** The company that issued it. */
  issuer: wire('penerbit', z.string()),
  /** The bank account that it names for payment, as far as identifies it. */
  account: wire('rekening', z.object({ bank: z.string(), lastDigits: wire('akhir', z.string()) }).nullable()),
  /** Null: it holds. */
  voidedOn: wire('tidak_berlaku_sejak', z.iso.date().nullable()),
})

/** The documents of orders: issued by the server, numbered, and never changed [DOC-1]. */
export const orderDocumentCalls = {
  list: defineCall({
    path: 'transaksi/dokumen/daftar',
    summary:
      "The papers of an order of the member's company as they were issued, as far as their role reads them, and the files that come with them, each with its address",
    access: 'member',
    body: z.object({ orderId: wire('transaksi_id', idText) }),
    answer: answers(z.object({ papers: wire('dokumen', z.array(entry)) })),
  }),
  show: defineCall({
    path: 'transaksi/dokumen/detail',
    summary: 'A paper as it was issued',
    access: 'member',
    body: z.object({ id: wire('dokumen_id', idText) }),
    answer: answers(paper),
  }),
  file: defineDownload({
    path: 'transaksi/dokumen/pdf',
    summary: 'The same as a PDF',
    access: 'member',
    limit: { max: 120, seconds: 60 },
    body: z.object({ id: wire('dokumen_id', idText) }),
  }),
  all: defineDownload({
    path: 'transaksi/dokumen/semua',
    summary: 'All papers of an order as PDFs in one zip',
    access: 'member',
    limit: { max: 20, seconds: 60 },
    limitByPerson: { max: 20, seconds: 60 },
    body: z.object({ orderId: wire('transaksi_id', idText) }),
  }),
  proof: defineCall({
    path: 'bukti',
    summary:
      'Whether a paper with this code was issued: its kind, number, day, total and issuer, the bank and last digits of the account to pay to, since when it is void, and nothing else',
    access: 'open',
    limit: { max: 60, seconds: 60 },
    body: z.object({
      code: wire(
        'kode',
        z.string().trim().min(1, { error: 'Isi kode dokumen.' }).max(20, { error: 'Kode dokumen tidak valid.' }),
      ),
    }),
    answer: answers(proof),
  }),
}
