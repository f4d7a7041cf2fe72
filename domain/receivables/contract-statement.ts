import { z } from 'zod'
import { answers, defineCall, defineDownload } from '../call.ts'
import { day, idText } from '../fields.ts'
import { wire } from '../wire.ts'

const line = z.object({
  id: wire('baris_id', z.string()),
  day: wire('tanggal', z.iso.date()),
  label: wire('nama', z.string()),
  orderId: wire('transaksi_id', z.string().nullable()),
  number: wire('nomor', z.string().nullable()),
  reason: wire('alasan', z.string().nullable()),
  /** The change of the customer's debt by it, up or down; one of both is zero. */
  debit: wire('tagihan', z.string()),
  paid: wire('bayar', z.string()),
  /** The balance after it. */
  balance: wire('saldo', z.string()),
})
export type StatementLine = z.infer<typeof line>

const statement = z.object({
  customer: wire('pelanggan', z.string()),
  seller: z.string(),
  from: wire('dari', z.iso.date()),
  until: wire('sampai', z.iso.date()),
  opening: wire('saldo_awal', z.string()),
  closing: wire('saldo_akhir', z.string()),
  /** At the end of the days: what is billed and not paid, less what is paid ahead and too much, is the balance. */
  billed: wire('sudah_ditagih', z.string()),
  paidAhead: wire('dibayar_di_muka', z.string()),
  credit: wire('kelebihan', z.string()),
  /** The amount of its orders then that is neither billed nor paid. */
  unbilled: wire('belum_ditagih', z.string()),
  lines: wire('baris', z.array(line)),
})
/** A customer's statement of account [PAY-2]. */
export type Statement = z.infer<typeof statement>

const params = { customerId: wire('pelanggan_id', idText), from: wire('dari', day), until: wire('sampai', day) }

/** Statements of account of a seller's customers [PAY-2]. */
export const statementCalls = {
  statement: defineCall({
    path: 'pusat-seller/piutang/rekening',
    summary: "A customer's statement of account: what was invoiced and paid on some days, and the balance after each",
    access: 'seller',
    permission: 'payments.read',
    body: z.object(params),
    answer: answers(statement),
  }),
  file: defineDownload({
    path: 'pusat-seller/piutang/rekening/berkas',
    summary: 'The same as a PDF or a workbook',
    access: 'seller',
    permission: 'payments.read',
    limit: { max: 30, seconds: 60 },
    limitByPerson: { max: 30, seconds: 60 },
    body: z.object({ ...params, format: z.enum(['pdf', 'xlsx'], { error: 'Pilih PDF atau XLSX.' }) }),
  }),
}
