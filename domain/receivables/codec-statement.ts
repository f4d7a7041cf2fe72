import { type EnglishOf, list, record } from '../codec.ts'
import type { WireStatement, WireStatementLine } from './contract-statement.ts'

const line = record<WireStatementLine>()({
  id: 'baris_id',
  day: 'tanggal',
  label: 'nama',
  orderId: 'transaksi_id',
  number: 'nomor',
  reason: 'alasan',
  debit: 'tagihan',
  paid: 'bayar',
  balance: 'saldo',
})
export type StatementLine = EnglishOf<typeof line>

/** A customer's statement of account [PAY-2]. */
export const statement = record<WireStatement>()({
  customer: 'pelanggan',
  seller: 'seller',
  from: 'dari',
  until: 'sampai',
  opening: 'saldo_awal',
  closing: 'saldo_akhir',
  billed: 'sudah_ditagih',
  paidAhead: 'dibayar_di_muka',
  credit: 'kelebihan',
  unbilled: 'belum_ditagih',
  lines: ['baris', list(line)],
})
export type Statement = EnglishOf<typeof statement>
