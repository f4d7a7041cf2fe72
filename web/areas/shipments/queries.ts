import { reduced, toShip } from '#domain/shipments/codec.ts'
import { cancelling } from '#domain/shipments/codec-cancelling.ts'
import { query } from '#web/lib/api/query.ts'

/** What is left to ship of an order, and the lots it may come from; it stays as it was while somebody fills the form. `instead`: a shipment recorded by mistake. */
export const toShipQuery = (orderId: string, instead: string | null = null) => ({
  ...query({
    call: 'pusat-seller/pesanan/kirim/isian',
    body: { transaksi_id: orderId, ...(instead && { kiriman_id: instead }) },
    as: toShip,
  }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** What an order would come to once these quantities are cancelled. */
export const reducedQuery = (orderId: string, rows: { posisi: number; jumlah: string }[]) =>
  query({ call: 'pusat-seller/pesanan/batal-sisa/hitung', body: { transaksi_id: orderId, baris: rows }, as: reduced })

/** The last request to cancel what is open of an order, for either side. */
export const cancellingQuery = (orderId: string) =>
  query({
    call: 'transaksi/pembatalan/detail',
    body: { transaksi_id: orderId },
    as: cancelling,
    live: `order:${orderId}`,
  })
