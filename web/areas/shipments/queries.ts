import { query } from '#web/lib/api/query.ts'

/**
 * The units left to ship of an order, and their lots; not refetched while the form is filled in. `instead`: a shipment
 * recorded by mistake.
 */
export const toShipQuery = (orderId: string, instead: string | null = null) => ({
  ...query({
    call: 'pusat-seller/pesanan/kirim/isian',
    body: { orderId, ...(instead && { shipmentId: instead }) },
  }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** The total of an order once these quantities are cancelled. */
export const reducedQuery = (orderId: string, lines: { position: number; units: string }[]) =>
  query({ call: 'pusat-seller/pesanan/batal-sisa/hitung', body: { orderId, lines } })

/** The last request to cancel what is open of an order, for either side. */
export const cancellingQuery = (orderId: string) =>
  query({ call: 'transaksi/pembatalan/detail', body: { orderId }, live: `order:${orderId}` })
