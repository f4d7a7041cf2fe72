import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { idText, instant, version } from '../fields.ts'
import { reason } from '../orders/shapes.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { cancelRequestState } from './cancel-request.ts'

const request = z.object({
  id: wire('permintaan_id', z.string()),
  state: wire('status', wireWords(cancelRequestState.names)),
  version: wire('versi', z.number().int()),
  reason: wire('alasan', z.string()),
  /** The requester; for the seller the company alone. */
  by: wire('oleh', z.string()),
  at: wire('waktu', instant),
  /** Why the seller refused. */
  answer: wire('jawaban', z.string().nullable()),
})

const shown = z.object({
  orderId: wire('transaksi_id', z.string()),
  /** The last request; null: none. */
  request: wire('permintaan', request.nullable()),
  can: z.object({
    ask: wire('minta', allowed),
    withdraw: wire('tarik', allowed),
    agree: wire('setujui', allowed),
    refuse: wire('tolak', allowed),
  }),
})
export type Cancelling = z.infer<typeof shown>
const answer = answers(shown)

const one = { id: wire('permintaan_id', idText), version: wire('versi', version) }
const asking = { access: 'buyer', permission: 'order.cancel' } as const
const answering = { access: 'seller', permission: 'sales.cancel' } as const

/** A buyer asks to cancel what is neither shipped nor cancelled of an order; its seller agrees or refuses [SHIP-1]. */
export const cancellingCalls = {
  show: defineCall({
    path: 'transaksi/pembatalan/detail',
    summary: 'The last request to cancel what is open of an order, and what the member may do about it',
    access: 'member',
    body: z.object({ orderId: wire('transaksi_id', idText) }),
    answer,
  }),
  ask: defineCall({
    path: 'transaksi/pembatalan/minta',
    summary: 'Ask the seller to cancel what is open of an order that it has confirmed',
    ...asking,
    body: z.object({ orderId: wire('transaksi_id', idText), reason: wire('alasan', reason) }),
    answer,
  }),
  withdraw: defineCall({
    path: 'transaksi/pembatalan/tarik',
    summary: 'Take such a request back',
    ...asking,
    body: z.object(one),
    answer,
  }),
  agree: defineCall({
    path: 'pusat-seller/pesanan/pembatalan/setujui',
    summary: 'Agree: what is open of the order is cancelled at once',
    ...answering,
    body: z.object(one),
    answer,
  }),
  refuse: defineCall({
    path: 'pusat-seller/pesanan/pembatalan/tolak',
    summary: 'Refuse, with a reason: the order goes on',
    ...answering,
    body: z.object({ ...one, reason: wire('alasan', reason) }),
    answer,
  }),
}
