import { list } from '#domain/codec.ts'
import { productDocumentPlace } from '#domain/papers/codec.ts'
import { documentedPage, waitingPage } from '#domain/papers/codec-selling.ts'
import { query } from '#web/lib/api/query.ts'
import { type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

/** The documents of a product, and what the viewer's company has asked for. */
export const productDocumentsQuery = (productId: number) =>
  query({
    call: 'produk/dokumen/daftar',
    body: { produk_id: productId },
    as: list(productDocumentPlace),
    live: [`document:${productId}`, 'subscription'],
  })

/** What a seller's page of documents keeps in its address: the page of each of its two lists. */
export const documentFilter = searchParams({ keyword, page, waiting: { ...page, name: 'permintaan' } })
export type DocumentFilter = FilterOf<typeof documentFilter>

/** The seller's products with their documents. */
export const ownDocumentsQuery = ({ keyword: typed, page: halaman }: DocumentFilter) =>
  query({
    call: 'pusat-seller/dokumen/daftar',
    body: { ...(typed && { keyword: typed }), halaman, per_halaman: ROWS_PER_PAGE },
    as: documentedPage,
    live: 'document',
  })

/** The same of one of them. */
export const documentsOfQuery = (productId: number) =>
  query({ call: 'pusat-seller/dokumen/daftar', body: { produk_id: productId }, as: documentedPage, live: 'document' })

/** The requests that wait for the seller. */
export const waitingRequestsQuery = ({ waiting: halaman }: Pick<DocumentFilter, 'waiting'>) =>
  query({
    call: 'pusat-seller/dokumen/permintaan/daftar',
    body: { halaman, per_halaman: ROWS_PER_PAGE },
    as: waitingPage,
    live: 'document',
  })

/** How many, with the smallest possible page. */
export const waitingRequestCountQuery = query({
  call: 'pusat-seller/dokumen/permintaan/daftar',
  body: { per_halaman: 1 },
  as: waitingPage,
  live: 'document',
})
