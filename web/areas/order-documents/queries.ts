import { query } from '#web/lib/api/query.ts'

/** The papers of an order, for either side. */
export const orderDocumentsQuery = (orderId: string) =>
  query({
    call: 'transaksi/dokumen/daftar',
    body: { orderId },
    live: `order:${orderId}`,
  })

/** A paper as it was issued. */
export const paperQuery = (id: string) => query({ call: 'transaksi/dokumen/detail', body: { id } })

/** What is proved of the paper with this code. */
export const proofQuery = (code: string) => query({ call: 'bukti', body: { code } })
