import { z } from 'zod'
import { answers, defineCall, defineDownload } from '../call.ts'
import { day, idText } from '../fields.ts'

const line = z.object({
  baris_id: z.string(),
  tanggal: z.iso.date(),
  nama: z.string(),
  transaksi_id: z.string().nullable(),
  nomor: z.string().nullable(),
  alasan: z.string().nullable(),
  /** What the customer owes more by it, or less; one of both is zero. */
  tagihan: z.string(),
  bayar: z.string(),
  /** What it owes after it. */
  saldo: z.string(),
})
export type WireStatementLine = z.infer<typeof line>

const statement = z.object({
  pelanggan: z.string(),
  seller: z.string(),
  dari: z.iso.date(),
  sampai: z.iso.date(),
  saldo_awal: z.string(),
  saldo_akhir: z.string(),
  /** At the end of the days: what is billed and not paid, less what is paid ahead and too much, is the balance. */
  sudah_ditagih: z.string(),
  dibayar_di_muka: z.string(),
  kelebihan: z.string(),
  /** What its orders come to then, and is neither billed nor paid. */
  belum_ditagih: z.string(),
  baris: z.array(line),
})
export type WireStatement = z.infer<typeof statement>

const asked = { pelanggan_id: idText, dari: day, sampai: day }

/** Statements of account of a seller's customers [PAY-2]. */
export const statementCalls = {
  statement: defineCall({
    path: 'pusat-seller/piutang/rekening',
    summary: "A customer's statement of account: what was invoiced and paid on some days, and the balance after each",
    access: 'seller',
    permission: 'payments.read',
    body: z.object(asked),
    answer: answers(statement),
  }),
  file: defineDownload({
    path: 'pusat-seller/piutang/rekening/berkas',
    summary: 'The same as a PDF or a workbook',
    access: 'seller',
    permission: 'payments.read',
    limit: { max: 30, seconds: 60 },
    limitByPerson: { max: 30, seconds: 60 },
    body: z.object({ ...asked, format: z.enum(['pdf', 'xlsx'], { error: 'Pilih PDF atau XLSX.' }) }),
  }),
}
