import { allowed, type EnglishOf, nullable, record } from '../codec.ts'
import { cancelRequestState } from './cancel-request.ts'
import type { WireCancelling, WireCancelRequest } from './contract-cancelling.ts'

const request = record<WireCancelRequest>()({
  id: 'permintaan_id',
  state: ['status', cancelRequestState],
  version: 'versi',
  reason: 'alasan',
  by: 'oleh',
  at: 'waktu',
  answer: 'jawaban',
})

/** The last request to cancel what is open of an order. */
export const cancelling = record<WireCancelling>()({
  orderId: 'transaksi_id',
  request: ['permintaan', nullable(request)],
  can: [
    'can',
    record<WireCancelling['can']>()({
      ask: ['minta', allowed],
      withdraw: ['tarik', allowed],
      agree: ['setujui', allowed],
      refuse: ['tolak', allowed],
    }),
  ],
})
export type Cancelling = EnglishOf<typeof cancelling>
