import { toShip } from '#domain/shipments/codec.ts'
import { query } from '#web/lib/query.ts'

/** What is left to ship of an order, and the lots it may come from; it stays as it was while somebody fills the form. */
export const toShipQuery = (orderId: string) => ({
  ...query({ call: 'pusat-seller/pesanan/kirim/isian', body: { transaksi_id: orderId }, as: toShip }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
