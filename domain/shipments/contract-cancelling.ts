import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { allowed, idText, instant, version } from '../fields.ts'
import { reason } from '../orders/shapes.ts'
import { cancelRequestState } from './cancel-request.ts'

const request = z.object({
  permintaan_id: z.string(),
  status: z.enum(cancelRequestState.names),
  versi: z.number().int(),
  alasan: z.string(),
  /** Who asked; for the seller the company alone. */
  oleh: z.string(),
  waktu: instant,
  /** Why the seller refused. */
  jawaban: z.string().nullable(),
})
export type WireCancelRequest = z.infer<typeof request>

const shown = z.object({
  transaksi_id: z.string(),
  /** The last one; null: nobody has asked. */
  permintaan: request.nullable(),
  can: z.object({ minta: allowed, tarik: allowed, setujui: allowed, tolak: allowed }),
})
export type WireCancelling = z.infer<typeof shown>
const answer = answers(shown)

const one = { permintaan_id: idText, versi: version }
const asking = { access: 'buyer', permission: 'order.cancel' } as const
const answering = { access: 'seller', permission: 'sales.cancel' } as const

/** A buyer asks to cancel what is neither shipped nor cancelled of an order; its seller agrees or refuses [SHIP-1]. */
export const cancellingCalls = {
  show: defineCall({
    path: 'transaksi/pembatalan/detail',
    summary: 'The last request to cancel what is open of an order, and what the member may do about it',
    access: 'member',
    body: z.object({ transaksi_id: idText }),
    answer,
  }),
  ask: defineCall({
    path: 'transaksi/pembatalan/minta',
    summary: 'Ask the seller to cancel what is open of an order that it has confirmed',
    ...asking,
    body: z.object({ transaksi_id: idText, alasan: reason }),
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
    body: z.object({ ...one, alasan: reason }),
    answer,
  }),
}
