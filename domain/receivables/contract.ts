import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { requiredText } from '../companies/fields.ts'
import { allowed, amount, day, idText, instant, requestKey } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { proofState } from './proof.ts'
import { paymentState } from './standing.ts'
import { actKind } from './words.ts'

const money = amount.refine((text) => Number(text) > 0, { error: 'Jumlah harus lebih dari nol.' })
const reason = requiredText('Alasan', LONGEST.orderReason)

const recorded = z.object({
  /** What is still to be paid of the order. */
  sisa: z.string(),
  pembayaran_id: z.string(),
})

const entry = z.object({
  catatan_id: z.string(),
  jenis: z.enum(actKind.names),
  nama: z.string(),
  /** The day on which the money came; of others that on which it was recorded. */
  tanggal: z.iso.date(),
  waktu: instant,
  /**
   * How much less is to be paid of the order by it, with a minus where more is; where it made the order smaller, by how
   * much it did.
   */
  jumlah: z.string(),
  /** Of how much money its whole act is, which may be of several orders. */
  jumlah_seluruhnya: z.string(),
  banyak_pesanan: z.int(),
  oleh: z.string(),
  alasan: z.string().nullable(),
  dibatalkan: z.boolean(),
  /** Whether the reader could undo it, where it may record payments. */
  dapat_dibatalkan: z.boolean(),
})
export type WireEntry = z.infer<typeof entry>

const openOrder = z.object({
  transaksi_id: z.string(),
  nomor: z.string(),
  sisa: z.string(),
  jatuh_tempo: z.iso.date().nullable(),
})
export type WireOpenOrder = z.infer<typeof openOrder>

const proof = z.object({
  bukti_id: z.string(),
  jumlah: z.string(),
  tanggal: z.iso.date(),
  status: z.enum(proofState.names),
  versi: z.number().int(),
  /** Why it was declined. */
  alasan: z.string().nullable(),
  dikirim: instant,
  pengirim: z.string(),
  nama_berkas: z.string(),
})
export type WireProof = z.infer<typeof proof>

const orderMoney = z.object({
  transaksi_id: z.string(),
  nomor: z.string(),
  /** What the buyer pays for it in the end. */
  total: z.string(),
  dibayar: z.string(),
  dihapusbukukan: z.string(),
  sisa: z.string(),
  /** Of that, what is to be paid now: not what is on credit and not shipped yet. */
  harus_dibayar: z.string(),
  /** What is invoiced and not paid, what is neither, and what was paid before it was invoiced. */
  sudah_ditagih: z.string(),
  belum_ditagih: z.string(),
  dibayar_di_muka: z.string(),
  jatuh_tempo: z.iso.date().nullable(),
  /** Null where there is nothing to pay: it is cancelled. */
  status: z.enum(paymentState.names).nullable(),
  /** What the buyer has paid the seller beyond its orders. */
  kelebihan: z.string(),
  /** The oldest first. */
  catatan: z.array(entry),
  /** What else the buyer has to pay this seller, what is due first first; none but for the seller. */
  pesanan_lain: z.array(openOrder),
  /** What the buyer has shown of payments, the newest first. */
  bukti: z.array(proof),
  /** In Asia/Jakarta. */
  hari_ini: z.iso.date(),
  can: z.object({ catat: allowed, pakai_kelebihan: allowed, hapus_buku: allowed, kirim_bukti: allowed }),
})
export type WireOrderMoney = z.infer<typeof orderMoney>
const orderMoneyAnswer = answers(orderMoney)

const recording = { access: 'seller', permission: 'payments.record' } as const
/** The rest that somebody was shown; another one since then is told. */
const seen = { sisa: amount.optional() }

/** What is owed and paid: of orders, and between a seller and its customers [PAY-1]. */
export const receivableCalls = {
  record: defineCall({
    path: 'pusat-seller/pembayaran/catat',
    summary: 'Record a payment, whole or in part, of one or several orders of a buyer; the same key records it once',
    ...recording,
    body: z.object({
      transaksi_id: idText,
      jumlah: money,
      /** When the money came, in Asia/Jakarta. */
      tanggal: day,
      kunci: requestKey,
      /** How it is divided among orders of the same buyer; without it the order takes what it can. */
      alokasi: z
        .array(z.object({ transaksi_id: idText, jumlah: money }), { error: 'Alokasi tidak sesuai.' })
        .min(1, { error: 'Pilih setidaknya satu pesanan.' })
        .max(MOST.paidTogether, { error: `Paling banyak ${MOST.paidTogether} pesanan sekaligus.` })
        .refine((parts) => new Set(parts.map((part) => part.transaksi_id)).size === parts.length, {
          error: 'Setiap pesanan hanya boleh disebut sekali.',
        })
        .optional(),
      /** What is beyond these orders is kept for later ones of the buyer. */
      simpan_kelebihan: z.boolean({ error: 'Pilihan kelebihan tidak sesuai.' }).default(false),
      /** The proof by which it is recorded. */
      bukti_id: idText.optional(),
      ...seen,
    }),
    answer: answers(recorded),
  }),
  spendCredit: defineCall({
    path: 'pusat-seller/pembayaran/pakai-kelebihan',
    summary: 'Pay an order with what its buyer has paid too much',
    ...recording,
    body: z.object({ transaksi_id: idText, jumlah: money, kunci: requestKey, ...seen }),
    answer: answers(recorded),
  }),
  writeOff: defineCall({
    path: 'pusat-seller/pembayaran/hapus-buku',
    summary: 'Give up what will not be paid of an order, with a reason',
    access: 'seller',
    permission: 'payments.write-off',
    body: z.object({ transaksi_id: idText, jumlah: money, alasan: reason, kunci: requestKey, ...seen }),
    answer: answers(recorded),
  }),
  undo: defineCall({
    path: 'pusat-seller/pembayaran/batalkan',
    summary: 'Undo a payment, a use of credit or a write-off by a counter entry, with a reason',
    ...recording,
    body: z.object({ pembayaran_id: idText, alasan: reason }),
    answer: answers(z.object({ pembayaran_id: z.string() })),
  }),
  ofSale: defineCall({
    path: 'pusat-seller/pembayaran/pesanan',
    summary: 'What an order comes to, what was paid of it, and by what entries',
    access: 'seller',
    permission: 'payments.read',
    body: z.object({ transaksi_id: idText }),
    answer: orderMoneyAnswer,
  }),
  ofOrder: defineCall({
    path: 'tagihan/pesanan',
    summary: 'The same for the buyer of the order',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({ transaksi_id: idText }),
    answer: orderMoneyAnswer,
  }),
}
