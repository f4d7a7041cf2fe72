import { query } from '#web/lib/api/query.ts'
import { type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

/** The documents of a product, and the requests of the viewer's company. */
export const productDocumentsQuery = (productId: number) =>
  query({
    call: 'produk/dokumen/daftar',
    body: { productId },
    live: [`document:${productId}`, 'subscription'],
  })

/** The filter of a seller's documents page: the page of each of its two lists. */
export const documentFilter = searchParams({ keyword, page, waiting: { ...page, name: 'permintaan' } })
export type DocumentFilter = FilterOf<typeof documentFilter>

/** The seller's products with their documents. */
export const ownDocumentsQuery = ({ keyword: typed, page }: DocumentFilter) =>
  query({
    call: 'pusat-seller/dokumen/daftar',
    body: { ...(typed && { keyword: typed }), page, perPage: ROWS_PER_PAGE },
    live: 'document',
  })

/** The documents of one of the seller's products. */
export const documentsOfQuery = (productId: number) =>
  query({ call: 'pusat-seller/dokumen/daftar', body: { productId }, live: 'document' })

/** The requests that wait for the seller. */
export const waitingRequestsQuery = ({ waiting: page }: Pick<DocumentFilter, 'waiting'>) =>
  query({
    call: 'pusat-seller/dokumen/permintaan/daftar',
    body: { page, perPage: ROWS_PER_PAGE },
    live: 'document',
  })

/** How many, with the smallest possible page. */
export const waitingRequestCountQuery = query({
  call: 'pusat-seller/dokumen/permintaan/daftar',
  body: { perPage: 1 },
  live: 'document',
})
