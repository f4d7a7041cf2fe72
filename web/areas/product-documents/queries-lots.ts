import { lotFilters } from '#domain/product-documents/language.ts'
import { query } from '#web/lib/api/query.ts'
import { choice, type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

/** Which lots the seller sees; in the address. */
export const lotFilter = searchParams({ keyword, filter: choice('saring', lotFilters, 'semua' as const), page })
export type LotFilter = FilterOf<typeof lotFilter>

/** The shop's lots with their CoA. */
export const certifiedLotsQuery = ({ keyword: typed, filter, page }: LotFilter) =>
  query({
    call: 'pusat-seller/dokumen/lot/daftar',
    body: { ...(typed && { keyword: typed }), filter, page, perPage: ROWS_PER_PAGE },
    live: 'document',
  })

/** The CoA of the lots of a product that are in stock. */
export const offeredCertificatesQuery = (productId: number) =>
  query({
    call: 'produk/dokumen/lot/daftar',
    body: { productId },
    live: [`document:${productId}`, 'subscription'],
  })
