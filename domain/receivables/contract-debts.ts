import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { page, pageSize } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { paymentState } from './payment-state.ts'
import { receivableAge } from './receivable-age.ts'

const age = wireWords(receivableAge.names)

const aged = z.object({ age: wire('umur', age), amount: wire('nilai', z.string()) })
export type Aged = z.infer<typeof aged>

const customerDebt = z.object({
  customerId: wire('pelanggan_id', z.string()),
  name: wire('nama', z.string()),
  /** Billed and unpaid amounts by age; ages with nothing are missing. */
  ages: wire('umur', z.array(aged)),
  total: z.string(),
  /** The unbilled and unpaid amount of its orders, and its payments before billing. */
  unbilled: wire('belum_ditagih', z.string()),
  /** Of what is not billed, what is to be paid before it is shipped and should have been paid before today. */
  unbilledLate: wire('belum_ditagih_lewat', z.string()),
  paidAhead: wire('dibayar_di_muka', z.string()),
  /** What it has paid beyond its orders. */
  credit: wire('kelebihan', z.string()),
})
export type CustomerDebt = z.infer<typeof customerDebt>

const waitingProof = z.object({
  id: wire('bukti_id', z.string()),
  orderId: wire('transaksi_id', z.string()),
  number: wire('nomor', z.string()),
  customer: wire('pelanggan', z.string()),
  amount: wire('jumlah', z.string()),
  day: wire('tanggal', z.iso.date()),
})
export type WaitingProof = z.infer<typeof waitingProof>

const debts = z.object({
  /** Of all customers together; every age, also with nothing. */
  ages: wire('umur', z.array(aged)),
  total: z.string(),
  unbilled: wire('belum_ditagih', z.string()),
  unbilledLate: wire('belum_ditagih_lewat', z.string()),
  paidAhead: wire('dibayar_di_muka', z.string()),
  /** Those of whom something is billed, not yet billed or paid ahead or too much; of whom most is billed first. */
  customers: wire('pelanggan', z.array(customerDebt)),
  count: wire('jumlah_pelanggan', z.int()),
  /** Proofs that await a decision, the oldest first. */
  proofs: wire('bukti', z.array(waitingProof)),
})
/** What customers owe a seller [PAY-2]. */
export type Debts = z.infer<typeof debts>

const bill = z.object({
  orderId: wire('transaksi_id', z.string()),
  number: wire('nomor', z.string()),
  comesTo: wire('total', z.string()),
  open: wire('sisa', z.string()),
  /** Of that, what is to be paid now: not what is on credit and not shipped yet. */
  toPay: wire('harus_dibayar', z.string()),
  billed: wire('sudah_ditagih', z.string()),
  unbilled: wire('belum_ditagih', z.string()),
  due: wire('jatuh_tempo', z.iso.date().nullable()),
  state: wire('status', wireWords(paymentState.names)),
})
export type Bill = z.infer<typeof bill>

const sellerBills = z.object({
  sellerId: wire('seller_id', z.string()),
  name: wire('nama', z.string()),
  username: z.string(),
  /** What is to be paid to it, and what of that should have been paid before today. */
  total: z.string(),
  overdue: wire('lewat', z.string()),
  /** How much of the total is billed. */
  billed: wire('sudah_ditagih', z.string()),
  /** What the company has paid it beyond its orders. */
  credit: wire('kelebihan', z.string()),
  /** What is due first first, as many as somebody reads. */
  bills: wire('pesanan', z.array(bill)),
  count: wire('jumlah_pesanan', z.int()),
})
/** What a company has to pay to one seller. */
export type SellerBills = z.infer<typeof sellerBills>

/** What customers owe a seller, and what a company has to pay [PAY-2]. */
export const debtCalls = {
  debts: defineCall({
    path: 'pusat-seller/piutang/daftar',
    summary: 'What customers owe for what was shipped, by customer and by how long it is overdue; waiting proofs',
    access: 'seller',
    permission: 'payments.read',
    body: z.object({ page: wire('halaman', page), perPage: wire('per_halaman', pageSize) }),
    answer: answers(debts),
  }),
  bills: defineCall({
    path: 'tagihan/daftar',
    summary: 'What the company has to pay, by seller, what is due first first; credit with sellers',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({}),
    answer: answers(z.array(sellerBills)),
  }),
}
