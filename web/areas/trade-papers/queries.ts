import { paper, paperEntries, proof } from '#domain/trade-papers/codec.ts'
import { query } from '#web/lib/api/query.ts'

/** The papers of an order, for either side. */
export const orderPapersQuery = (orderId: string) =>
  query({
    call: 'transaksi/dokumen/daftar',
    body: { transaksi_id: orderId },
    as: paperEntries,
    live: `order:${orderId}`,
  })

/** A paper as it was issued. */
export const paperQuery = (id: string) =>
  query({ call: 'transaksi/dokumen/detail', body: { dokumen_id: id }, as: paper })

/** What is proved of the paper with this code. */
export const proofQuery = (code: string) => query({ call: 'bukti', body: { kode: code }, as: proof })
