import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { page, pageSize } from '../fields.ts'
import { receivableAge } from './receivable-age.ts'
import { paymentState } from './standing.ts'

const age = z.enum(receivableAge.names)

const aged = z.object({ umur: age, nilai: z.string() })
export type WireAged = z.infer<typeof aged>

const customerDebt = z.object({
  pelanggan_id: z.string(),
  nama: z.string(),
  /** What is billed and not paid, by how long that is overdue; ages with nothing are missing. */
  umur: z.array(aged),
  total: z.string(),
  /** What its orders come to beyond that and is not paid, and what it has paid before it was billed. */
  belum_ditagih: z.string(),
  /** Of what is not billed, what is to be paid before it is shipped and should have been paid before today. */
  belum_ditagih_lewat: z.string(),
  dibayar_di_muka: z.string(),
  /** What it has paid beyond its orders. */
  kelebihan: z.string(),
})
export type WireCustomerDebt = z.infer<typeof customerDebt>

const waitingProof = z.object({
  bukti_id: z.string(),
  transaksi_id: z.string(),
  nomor: z.string(),
  pelanggan: z.string(),
  jumlah: z.string(),
  tanggal: z.iso.date(),
})
export type WireWaitingProof = z.infer<typeof waitingProof>

const debts = z.object({
  /** Of all customers together; every age, also with nothing. */
  umur: z.array(aged),
  total: z.string(),
  belum_ditagih: z.string(),
  belum_ditagih_lewat: z.string(),
  dibayar_di_muka: z.string(),
  /** Those of whom something is billed, not yet billed or paid ahead or too much; of whom most is billed first. */
  pelanggan: z.array(customerDebt),
  jumlah_pelanggan: z.int(),
  /** Proofs that nobody has decided about, the oldest first. */
  bukti: z.array(waitingProof),
})
export type WireDebts = z.infer<typeof debts>

const bill = z.object({
  transaksi_id: z.string(),
  nomor: z.string(),
  total: z.string(),
  sisa: z.string(),
  /** Of that, what is to be paid now: not what is on credit and not shipped yet. */
  harus_dibayar: z.string(),
  sudah_ditagih: z.string(),
  belum_ditagih: z.string(),
  jatuh_tempo: z.iso.date().nullable(),
  status: z.enum(paymentState.names),
})
export type WireBill = z.infer<typeof bill>

const sellerBills = z.object({
  seller_id: z.string(),
  nama: z.string(),
  username: z.string(),
  /** What is to be paid to it, and what of that should have been paid before today. */
  total: z.string(),
  lewat: z.string(),
  /** How much of the total is billed. */
  sudah_ditagih: z.string(),
  /** What the company has paid it beyond its orders. */
  kelebihan: z.string(),
  /** What is due first first, as many as somebody reads. */
  pesanan: z.array(bill),
  jumlah_pesanan: z.int(),
})
export type WireSellerBills = z.infer<typeof sellerBills>

/** What customers owe a seller, and what a company has to pay [PAY-2]. */
export const debtCalls = {
  debts: defineCall({
    path: 'pusat-seller/piutang/daftar',
    summary: 'What customers owe for what was shipped, by customer and by how long it is overdue; waiting proofs',
    access: 'seller',
    permission: 'payments.read',
    body: z.object({ halaman: page, per_halaman: pageSize }),
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
