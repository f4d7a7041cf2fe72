import { type EnglishOf, list, record } from '../codec.ts'
import type {
  WireAged,
  WireBill,
  WireCustomerDebt,
  WireDebts,
  WireSellerBills,
  WireWaitingProof,
} from './contract-debts.ts'
import { receivableAge } from './receivable-age.ts'
import { paymentState } from './standing.ts'

const aged = record<WireAged>()({ age: ['umur', receivableAge], amount: 'nilai' })
export type Aged = EnglishOf<typeof aged>

const customerDebt = record<WireCustomerDebt>()({
  customerId: 'pelanggan_id',
  name: 'nama',
  ages: ['umur', list(aged)],
  total: 'total',
  unbilled: 'belum_ditagih',
  unbilledLate: 'belum_ditagih_lewat',
  paidAhead: 'dibayar_di_muka',
  credit: 'kelebihan',
})
export type CustomerDebt = EnglishOf<typeof customerDebt>

const waitingProof = record<WireWaitingProof>()({
  id: 'bukti_id',
  orderId: 'transaksi_id',
  number: 'nomor',
  customer: 'pelanggan',
  amount: 'jumlah',
  day: 'tanggal',
})
export type WaitingProof = EnglishOf<typeof waitingProof>

/** What customers owe a seller [PAY-2]. */
export const debts = record<WireDebts>()({
  ages: ['umur', list(aged)],
  total: 'total',
  unbilled: 'belum_ditagih',
  unbilledLate: 'belum_ditagih_lewat',
  paidAhead: 'dibayar_di_muka',
  customers: ['pelanggan', list(customerDebt)],
  count: 'jumlah_pelanggan',
  proofs: ['bukti', list(waitingProof)],
})
export type Debts = EnglishOf<typeof debts>

const bill = record<WireBill>()({
  orderId: 'transaksi_id',
  number: 'nomor',
  comesTo: 'total',
  open: 'sisa',
  toPay: 'harus_dibayar',
  billed: 'sudah_ditagih',
  unbilled: 'belum_ditagih',
  due: 'jatuh_tempo',
  state: ['status', paymentState],
})
export type Bill = EnglishOf<typeof bill>

/** What a company has to pay to one seller. */
export const sellerBills = record<WireSellerBills>()({
  sellerId: 'seller_id',
  name: 'nama',
  username: 'username',
  total: 'total',
  overdue: 'lewat',
  billed: 'sudah_ditagih',
  credit: 'kelebihan',
  bills: ['pesanan', list(bill)],
  count: 'jumlah_pesanan',
})
export type SellerBills = EnglishOf<typeof sellerBills>
