import { cancelling } from '#domain/shipments/codec-cancelling.ts'
import { query } from '#web/lib/api/query.ts'

/** The last request to cancel what is open of an order, for either side. */
export const cancellingQuery = (orderId: string) =>
  query({
    call: 'transaksi/pembatalan/detail',
    body: { transaksi_id: orderId },
    as: cancelling,
    live: `order:${orderId}`,
  })
