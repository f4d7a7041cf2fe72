import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { requiredText } from '../companies/fields.ts'
import { amount, day, idText, instant, requestKey } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { paymentState } from './payment-state.ts'
import { proofState } from './proof.ts'
import { actKind } from './words.ts'

const money = amount.refine((text) => Number(text) > 0, { error: 'Jumlah harus lebih dari nol.' })
const reason = requiredText('Alasan', LONGEST.orderReason)

const recorded = z.object({
  /** The amount still to be paid of the order. */
  open: wire('sisa', z.string()),
  id: wire('pembayaran_id', z.string()),
})

const entry = z.object({
  id: wire('catatan_id', z.string()),
  kind: wire('jenis', wireWords(actKind.names)),
  label: wire('nama', z.string()),
  /** The day on which the money came; of others that on which it was recorded. */
  day: wire('tanggal', z.iso.date()),
  at: wire('waktu', instant),
  /**
   * How much less is to be paid of the order by it, with a minus where more is; where it made the order smaller, by how
   * much it did.
   */
  amount: wire('jumlah', z.string()),
  /** Of how much money its whole act is, which may be of several orders. */
  whole: wire('jumlah_seluruhnya', z.string()),
  orders: wire('banyak_pesanan', z.int()),
  by: wire('oleh', z.string()),
  reason: wire('alasan', z.string().nullable()),
  isUndone: wire('dibatalkan', z.boolean()),
  /** Whether the reader could undo it, where it may record payments. */
  isUndoable: wire('dapat_dibatalkan', z.boolean()),
})
export type Entry = z.infer<typeof entry>

const openOrder = z.object({
  orderId: wire('transaksi_id', z.string()),
  number: wire('nomor', z.string()),
  open: wire('sisa', z.string()),
  due: wire('jatuh_tempo', z.iso.date().nullable()),
})

const proof = z.object({
  id: wire('bukti_id', z.string()),
  amount: wire('jumlah', z.string()),
  day: wire('tanggal', z.iso.date()),
  state: wire('status', wireWords(proofState.names)),
  version: wire('versi', z.number().int()),
  /** Why it was declined. */
  reason: wire('alasan', z.string().nullable()),
  sentAt: wire('dikirim', instant),
  sender: wire('pengirim', z.string()),
  fileName: wire('nama_berkas', z.string()),
})
export type Proof = z.infer<typeof proof>

const orderMoney = z.object({
  orderId: wire('transaksi_id', z.string()),
  number: wire('nomor', z.string()),
  /** The buyer's final total. */
  comesTo: wire('total', z.string()),
  paid: wire('dibayar', z.string()),
  writtenOff: wire('dihapusbukukan', z.string()),
  open: wire('sisa', z.string()),
  /** Of that, what is to be paid now: not what is on credit and not shipped yet. */
  toPay: wire('harus_dibayar', z.string()),
  /** Amounts invoiced and unpaid, neither, and paid before invoicing. */
  billed: wire('sudah_ditagih', z.string()),
  unbilled: wire('belum_ditagih', z.string()),
  paidAhead: wire('dibayar_di_muka', z.string()),
  due: wire('jatuh_tempo', z.iso.date().nullable()),
  /** Null where there is nothing to pay: it is cancelled. */
  state: wire('status', wireWords(paymentState.names).nullable()),
  /** The buyer's credit with the seller. */
  credit: wire('kelebihan', z.string()),
  /** The oldest first. */
  entries: wire('catatan', z.array(entry)),
  /** The buyer's other debts to this seller, by due date; for the seller alone. */
  others: wire('pesanan_lain', z.array(openOrder)),
  /** The buyer's proofs of payment, the newest first. */
  proofs: wire('bukti', z.array(proof)),
  /** In Asia/Jakarta. */
  today: wire('hari_ini', z.iso.date()),
  can: z.object({
    record: wire('catat', allowed),
    spendCredit: wire('pakai_kelebihan', allowed),
    writeOff: wire('hapus_buku', allowed),
    sendProof: wire('kirim_bukti', allowed),
  }),
})
/** The total of an order and its payments [PAY-1]. */
export type ShownMoney = z.infer<typeof orderMoney>
const orderMoneyAnswer = answers(orderMoney)

const recording = { access: 'seller', permission: 'payments.record' } as const
/** The expected open amount; a mismatch is reported. */
const expected = { open: wire('sisa', amount.optional()) }

/** Calls for debts and payments: of orders, and between a seller and its customers [PAY-1]. */
export const receivableCalls = {
  record: defineCall({
    path: 'pusat-seller/pembayaran/catat',
    summary: 'Record a payment, whole or in part, of one or several orders of a buyer; the same key records it once',
    ...recording,
    body: z.object({
      orderId: wire('transaksi_id', idText),
      amount: wire('jumlah', money),
      /** When the money came, in Asia/Jakarta. */
      day: wire('tanggal', day),
      key: wire('kunci', requestKey),
      /** How it is divided among orders of the same buyer; without it the order takes what it can. */
      allocations: wire(
        'alokasi',
        z
          .array(z.object({ orderId: wire('transaksi_id', idText), amount: wire('jumlah', money) }), {
            error: 'Alokasi tidak sesuai.',
          })
          .min(1, { error: 'Pilih setidaknya satu pesanan.' })
          .max(MOST.paidTogether, { error: `Paling banyak ${MOST.paidTogether} pesanan sekaligus.` })
          .refine(
            (allocations) => new Set(allocations.map((allocation) => allocation.orderId)).size === allocations.length,
            {
              error: 'Setiap pesanan hanya boleh disebut sekali.',
            },
          )
          .optional(),
      ),
      /** What exceeds these orders stays as the buyer's credit for later ones. */
      keepsRest: wire('simpan_kelebihan', z.boolean({ error: 'Pilihan kelebihan tidak sesuai.' }).default(false)),
      /** The proof by which it is recorded. */
      proofId: wire('bukti_id', idText.optional()),
      ...expected,
    }),
    answer: answers(recorded),
  }),
  spendCredit: defineCall({
    path: 'pusat-seller/pembayaran/pakai-kelebihan',
    summary: 'Pay an order with what its buyer has paid too much',
    ...recording,
    body: z.object({
      orderId: wire('transaksi_id', idText),
      amount: wire('jumlah', money),
      key: wire('kunci', requestKey),
      ...expected,
    }),
    answer: answers(recorded),
  }),
  writeOff: defineCall({
    path: 'pusat-seller/pembayaran/hapus-buku',
    summary: 'Give up what will not be paid of an order, with a reason',
    access: 'seller',
    permission: 'payments.write-off',
    body: z.object({
      orderId: wire('transaksi_id', idText),
      amount: wire('jumlah', money),
      reason: wire('alasan', reason),
      key: wire('kunci', requestKey),
      ...expected,
    }),
    answer: answers(recorded),
  }),
  undo: defineCall({
    path: 'pusat-seller/pembayaran/batalkan',
    summary: 'Undo a payment, a use of credit or a write-off by a counter entry, with a reason',
    ...recording,
    body: z.object({ id: wire('pembayaran_id', idText), reason: wire('alasan', reason) }),
    answer: answers(z.object({ id: wire('pembayaran_id', z.string()) })),
  }),
  ofSale: defineCall({
    path: 'pusat-seller/pembayaran/pesanan',
    summary: 'What an order comes to, what was paid of it, and by what entries',
    access: 'seller',
    permission: 'payments.read',
    body: z.object({ orderId: wire('transaksi_id', idText) }),
    answer: orderMoneyAnswer,
  }),
  ofOrder: defineCall({
    path: 'tagihan/pesanan',
    summary: 'The same for the buyer of the order',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({ orderId: wire('transaksi_id', idText) }),
    answer: orderMoneyAnswer,
  }),
}
