import { query } from '#web/lib/api/query.ts'

/** The documents of an order, for either side. */
export const orderDocumentsQuery = (orderId: string) =>
  query({
    call: 'transaksi/dokumen/daftar',
    body: { orderId },
    live: `order:${orderId}`,
  })

/** An order document as it was issued. */
export const paperQuery = (id: string) => query({ call: 'transaksi/dokumen/detail', body: { id } })

/** The public proof of the document with this code. */
export const proofQuery = (code: string) => query({ call: 'bukti', body: { code } })
