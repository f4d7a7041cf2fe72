import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { amount, idText, instant } from '../fields.ts'
import { MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { outcome } from './outcome.ts'
import { accountScope, accountState } from './virtual-account.ts'

const account = z.object({
  id: wire('va_id', z.string()),
  sellerId: wire('seller_id', z.string()),
  sellerName: wire('seller_nama', z.string()),
  /** Null until the provider has given them. */
  bank: z.string().nullable(),
  number: wire('nomor', z.string().nullable()),
  amount: wire('jumlah', z.string()),
  expiresAt: wire('berlaku_sampai', instant),
  state: wire('status', wireWords(accountState.names)),
  orders: wire(
    'pesanan',
    z.array(
      z.object({
        orderId: wire('transaksi_id', z.string()),
        number: wire('nomor', z.string()),
        amount: wire('jumlah', z.string()),
      }),
    ),
  ),
})
/** A virtual account as its buyer sees it [PAY-3]. */
export type Account = z.infer<typeof account>

const ofOrder = z.object({
  /** Whether there is a provider; nothing is shown without one. */
  isOffered: wire('tersedia', z.boolean()),
  /** Whether the test provider is there to pay with. */
  isTest: wire('uji', z.boolean()),
  /** The amount to pay of the order now. */
  toPay: wire('harus_dibayar', z.string()),
  /** Of that, what is billed. */
  billed: wire('sudah_ditagih', z.string()),
  /** The last one first. */
  accounts: wire('va', z.array(account)),
  /** The one that is still over exactly what is to be paid of all its orders. */
  currentId: wire('va_berlaku', z.string().nullable()),
  can: z.object({ open: wire('buka', allowed) }),
})
/** Those of an order. */
export type AccountsOfOrder = z.infer<typeof ofOrder>

const waiting = z.object({
  isOffered: wire('tersedia', z.boolean()),
  isTest: wire('uji', z.boolean()),
  accounts: wire('va', z.array(account)),
})
/** Those that wait to be paid. */
export type WaitingAccounts = z.infer<typeof waiting>

/** Virtual accounts of a payment provider [PAY-3]. */
export const paymentCalls = {
  open: defineCall({
    path: 'tagihan/va/buka',
    summary:
      'Open a virtual account over what is to be paid of one or several orders of a seller; the same again answers with the same',
    access: 'buyer',
    permission: 'payments.prove',
    limitByPerson: { max: 30, seconds: 60 },
    body: z.object({
      orderIds: wire(
        'transaksi_id',
        z
          .array(idText, { error: 'Pilih pesanan yang akan dibayar.' })
          .min(1, { error: 'Pilih pesanan yang akan dibayar.' })
          .max(MOST.paidTogether, { error: `Paling banyak ${MOST.paidTogether} pesanan sekaligus.` })
          .refine((ids) => new Set(ids).size === ids.length, { error: 'Setiap pesanan hanya boleh disebut sekali.' }),
      ),
      /** Whether it covers what is billed of them, or all that is to be paid now; with nothing billed it covers all. */
      scope: wire('cakupan', wireWords(accountScope.names, { error: 'Pilih apa yang dibayar.' }).default('billed')),
      /** Their expected total. */
      amount: wire('jumlah', amount),
    }),
    answer: answers(account),
  }),
  ofOrder: defineCall({
    path: 'tagihan/va/pesanan',
    summary: 'The virtual accounts of an order, and whether one can be opened',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({ orderId: wire('transaksi_id', idText) }),
    answer: answers(ofOrder),
  }),
  waiting: defineCall({
    path: 'tagihan/va/daftar',
    summary: 'The virtual accounts of the company that wait to be paid, what ends first first',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({}),
    answer: answers(waiting),
  }),
  testAccounts: defineCall({
    path: 'penyedia-uji/daftar',
    summary: "The company's virtual accounts at the test provider, the last first; not there without that provider",
    access: 'buyer',
    permission: 'payments.prove',
    body: z.object({}),
    answer: answers(z.array(account)),
  }),
  payAsTest: defineCall({
    path: 'penyedia-uji/bayar',
    summary:
      'Let the test provider say that a virtual account was paid, by the webhook that any provider calls; again it says the same again',
    access: 'buyer',
    permission: 'payments.prove',
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({ id: wire('va_id', idText) }),
    answer: answers(z.object({ outcome: wire('hasil', wireWords(outcome.names)) })),
  }),
}
