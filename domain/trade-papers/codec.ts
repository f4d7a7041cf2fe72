import { type EnglishOf, list, nullable, record } from '../codec.ts'
import type {
  WirePaper,
  WirePaperAmounts,
  WirePaperEntry,
  WirePaperLine,
  WirePaperLot,
  WireParty,
  WireProof,
} from './contract.ts'
import { documentKind, paperKind } from './kind.ts'

export const paperEntry = record<WirePaperEntry>()({
  id: 'dokumen_id',
  kind: ['jenis', documentKind],
  number: 'nomor',
  day: 'tanggal',
  address: 'alamat',
  isVoid: 'tidak_berlaku',
})
export type PaperEntry = EnglishOf<typeof paperEntry>

/** The papers of an order as a list. */
export const paperEntries = record<{ dokumen: WirePaperEntry[] }>()({ papers: ['dokumen', list(paperEntry)] })

const party = record<WireParty>()({ name: 'nama', address: 'alamat', npwp: 'npwp', phone: 'telepon' })

const line = record<WirePaperLine>()({
  name: 'nama',
  sku: 'sku',
  pack: 'kemasan',
  unit: 'satuan',
  units: 'jumlah',
  unitPrice: 'harga_satuan',
  amount: 'subtotal',
})
export type PaperLine = EnglishOf<typeof line>

const lot = record<WirePaperLot>()({
  place: 'baris',
  number: 'nomor',
  units: 'jumlah',
  packs: 'kemasan',
  lastDay: 'kedaluwarsa',
})
export type PaperLot = EnglishOf<typeof lot>

const amounts = record<WirePaperAmounts>()({
  goods: 'barang',
  sellerDiscount: 'potongan_seller',
  shipping: 'ongkir',
  taxBase: 'dpp',
  tax: 'ppn',
  voucher: 'voucher',
  total: 'total',
  taxPercent: 'tarif_ppn',
  inWords: 'terbilang',
})
export type PaperAmounts = EnglishOf<typeof amounts>

/** A paper with all that stands on it. */
export const paper = record<WirePaper>()({
  id: 'dokumen_id',
  kind: ['jenis', paperKind],
  number: 'nomor',
  day: 'tanggal',
  code: 'kode',
  orderId: 'transaksi_id',
  orderNumber: 'pesanan',
  negotiationId: 'nego_id',
  poNumber: 'no_po',
  seller: ['seller', party],
  buyer: ['pembeli', party],
  destination: ['tujuan', record<WirePaper['tujuan']>()({ title: 'judul', lines: 'baris' })],
  payment: 'pembayaran',
  dueDay: 'jatuh_tempo',
  lines: ['produk', list(line)],
  lots: ['lot', list(lot)],
  wantedDay: 'tanggal_diminta',
  orderedBy: 'dipesan_oleh',
  approvedBy: 'disetujui_oleh',
  amounts: ['rincian', nullable(amounts)],
  account: [
    'rekening',
    nullable(record<NonNullable<WirePaper['rekening']>>()({ bank: 'bank', number: 'nomor', holder: 'atas_nama' })),
  ],
  parcel: 'pengiriman',
  about: 'untuk',
  note: 'catatan',
  voided: [
    'tidak_berlaku',
    nullable(record<NonNullable<WirePaper['tidak_berlaku']>>()({ day: 'tanggal', reason: 'alasan' })),
  ],
})
export type Paper = EnglishOf<typeof paper>

export const proof = record<WireProof>()({
  kind: ['jenis', paperKind],
  number: 'nomor',
  day: 'tanggal',
  total: 'total',
  issuer: 'penerbit',
  account: ['rekening', nullable(record<NonNullable<WireProof['rekening']>>()({ bank: 'bank', lastDigits: 'akhir' }))],
  voidedOn: 'tidak_berlaku_sejak',
})
