import { z } from 'zod'
import { answers, defineCall, defineDownload } from '../call.ts'
import { idText } from '../fields.ts'
import { documentKind, paperKind } from './kind.ts'

const kind = z.enum(paperKind.names)

const entry = z.object({
  dokumen_id: z.string(),
  jenis: z.enum(documentKind.names),
  nomor: z.string(),
  /** The day of Jakarta on which it was issued. */
  tanggal: z.iso.date(),
  /** Where its file is read, below the site's own address. */
  alamat: z.string(),
  /** Whether it is void: a kwitansi whose payment was undone. */
  tidak_berlaku: z.boolean(),
})
export type WirePaperEntry = z.infer<typeof entry>

const party = z.object({
  nama: z.string(),
  alamat: z.string(),
  /** 16 digits; null where the company has given none. */
  npwp: z.string().nullable(),
  telepon: z.string(),
})
export type WireParty = z.infer<typeof party>

const line = z.object({
  nama: z.string(),
  /** The seller's own code as it was then; null without one, and on papers of before. */
  sku: z.string().nullable(),
  kemasan: z.string(),
  satuan: z.string(),
  jumlah: z.string(),
  harga_satuan: z.string(),
  subtotal: z.string(),
})
export type WirePaperLine = z.infer<typeof line>

const amounts = z.object({
  barang: z.string(),
  /** What the seller's own voucher takes off the goods. */
  potongan_seller: z.string(),
  ongkir: z.string(),
  dpp: z.string(),
  ppn: z.string(),
  /** What a voucher of the platform pays. */
  voucher: z.string(),
  /** What the buyer pays: goods, delivery and PPN less the voucher. */
  total: z.string(),
  /** The rate of PPN in per cent; null where the seller charges none. */
  tarif_ppn: z.string().nullable(),
  /** What is to be paid in words. */
  terbilang: z.string(),
})
export type WirePaperAmounts = z.infer<typeof amounts>

const lot = z.object({
  /** Which line of goods it belongs to, counted from 1. */
  baris: z.number(),
  nomor: z.string(),
  jumlah: z.string(),
  /** '12 kemasan'; null where a pack's content is not known. */
  kemasan: z.string().nullable(),
  /** The last day on which it may be used. */
  kedaluwarsa: z.iso.date().nullable(),
})
export type WirePaperLot = z.infer<typeof lot>

const paper = z.object({
  dokumen_id: z.string(),
  jenis: kind,
  nomor: z.string(),
  tanggal: z.iso.date(),
  /** What the QR code leads to. */
  kode: z.string(),
  /** Null of a penawaran. */
  transaksi_id: z.string().nullable(),
  pesanan: z.string().nullable(),
  /** The negotiation of a penawaran. */
  nego_id: z.string().nullable(),
  no_po: z.string().nullable(),
  seller: party,
  pembeli: party,
  /** Where the goods go, or are fetched. */
  tujuan: z.object({ judul: z.string(), baris: z.array(z.string()) }),
  pembayaran: z.string(),
  /** The last day to pay, or of a penawaran that on which it holds. */
  jatuh_tempo: z.iso.date().nullable(),
  produk: z.array(line),
  /** The lots of a surat jalan. */
  lot: z.array(lot),
  /** Of a PO: the day on which the goods are wanted, who ordered, and who approved. */
  tanggal_diminta: z.iso.date().nullable(),
  dipesan_oleh: z.string().nullable(),
  disetujui_oleh: z.string().nullable(),
  /** Null on a surat jalan, which goes with the lorry. */
  rincian: amounts.nullable(),
  rekening: z.object({ bank: z.string(), nomor: z.string(), atas_nama: z.string() }).nullable(),
  /** 'Kurir Contoh · resi 123' on a surat jalan. */
  pengiriman: z.string().nullable(),
  /** The paper that this one is about: the invoice of a kwitansi, or the one that a nota kredit corrects. */
  untuk: z.string().nullable(),
  catatan: z.string().nullable(),
  /** Since which day and why it is void, though it was issued: its payment was undone. */
  tidak_berlaku: z.object({ tanggal: z.iso.date(), alasan: z.string() }).nullable(),
})
export type WirePaper = z.infer<typeof paper>

const proof = z.object({
  jenis: kind,
  nomor: z.string(),
  tanggal: z.iso.date(),
  total: z.string().nullable(),
  /** The company that issued it. */
  penerbit: z.string(),
  /** The account that it names for paying, as far as it takes to tell another one from it. */
  rekening: z.object({ bank: z.string(), akhir: z.string() }).nullable(),
  /** Null: it holds. */
  tidak_berlaku_sejak: z.iso.date().nullable(),
})
export type WireProof = z.infer<typeof proof>

/** The papers of orders: issued by the server, numbered, and never changed [DOC-1]. */
export const tradePaperCalls = {
  list: defineCall({
    path: 'transaksi/dokumen/daftar',
    summary:
      "The papers of an order of the member's company as they were issued, as far as their role reads them, and the files that come with them, each with its address",
    access: 'member',
    body: z.object({ transaksi_id: idText }),
    answer: answers(z.object({ dokumen: z.array(entry) })),
  }),
  show: defineCall({
    path: 'transaksi/dokumen/detail',
    summary: 'A paper as it was issued',
    access: 'member',
    body: z.object({ dokumen_id: idText }),
    answer: answers(paper),
  }),
  file: defineDownload({
    path: 'transaksi/dokumen/pdf',
    summary: 'The same as a PDF',
    access: 'member',
    limit: { max: 120, seconds: 60 },
    body: z.object({ dokumen_id: idText }),
  }),
  all: defineDownload({
    path: 'transaksi/dokumen/semua',
    summary: 'All papers of an order as PDFs in one zip',
    access: 'member',
    limit: { max: 20, seconds: 60 },
    limitByPerson: { max: 20, seconds: 60 },
    body: z.object({ transaksi_id: idText }),
  }),
  proof: defineCall({
    path: 'bukti',
    summary:
      'Whether a paper with this code was issued: its kind, number, day, total and issuer, the bank and last digits of the account to pay to, since when it is void, and nothing else',
    access: 'open',
    limit: { max: 60, seconds: 60 },
    body: z.object({
      kode: z.string().trim().min(1, { error: 'Isi kode dokumen.' }).max(20, { error: 'Kode dokumen tidak valid.' }),
    }),
    answer: answers(proof),
  }),
}
