import { allowed, type EnglishOf, list, nullable, record } from '../codec.ts'
import type { WireEntry, WireOpenOrder, WireOrderMoney, WireProof } from './contract.ts'
import { proofState } from './proof.ts'
import { paymentState } from './standing.ts'
import { actKind } from './words.ts'

const entry = record<WireEntry>()({
  id: 'catatan_id',
  kind: ['jenis', actKind],
  label: 'nama',
  day: 'tanggal',
  at: 'waktu',
  amount: 'jumlah',
  whole: 'jumlah_seluruhnya',
  orders: 'banyak_pesanan',
  by: 'oleh',
  reason: 'alasan',
  isUndone: 'dibatalkan',
  isUndoable: 'dapat_dibatalkan',
})
export type Entry = EnglishOf<typeof entry>

const openOrder = record<WireOpenOrder>()({
  orderId: 'transaksi_id',
  number: 'nomor',
  open: 'sisa',
  due: 'jatuh_tempo',
})

const proof = record<WireProof>()({
  id: 'bukti_id',
  amount: 'jumlah',
  day: 'tanggal',
  state: ['status', proofState],
  version: 'versi',
  reason: 'alasan',
  sentAt: 'dikirim',
  sender: 'pengirim',
  fileName: 'nama_berkas',
})
export type Proof = EnglishOf<typeof proof>

/** What an order comes to and what was paid of it [PAY-1]. */
export const orderMoney = record<WireOrderMoney>()({
  orderId: 'transaksi_id',
  number: 'nomor',
  comesTo: 'total',
  paid: 'dibayar',
  writtenOff: 'dihapusbukukan',
  open: 'sisa',
  toPay: 'harus_dibayar',
  billed: 'sudah_ditagih',
  unbilled: 'belum_ditagih',
  paidAhead: 'dibayar_di_muka',
  due: 'jatuh_tempo',
  state: ['status', nullable(paymentState)],
  credit: 'kelebihan',
  entries: ['catatan', list(entry)],
  others: ['pesanan_lain', list(openOrder)],
  proofs: ['bukti', list(proof)],
  today: 'hari_ini',
  can: [
    'can',
    record<WireOrderMoney['can']>()({
      record: ['catat', allowed],
      spendCredit: ['pakai_kelebihan', allowed],
      writeOff: ['hapus_buku', allowed],
      sendProof: ['kirim_bukti', allowed],
    }),
  ],
})
export type ShownMoney = EnglishOf<typeof orderMoney>
