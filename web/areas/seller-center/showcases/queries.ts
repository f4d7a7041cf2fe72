import { query } from '#web/lib/api/query.ts'
import { type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

/** The seller's collections in their order. */
export const collectionsQuery = query({ call: 'pusat-seller/etalase/daftar', body: {} })

export const collectionProductsFilter = searchParams({ keyword, page })
export type CollectionProductsFilter = FilterOf<typeof collectionProductsFilter>

/** The seller's products, those in the collection first. */
export const collectionProductsQuery = (collectionId: string, { keyword, page }: CollectionProductsFilter) =>
  query({
    call: 'pusat-seller/etalase/produk',
    body: { id: collectionId, ...(keyword && { keyword }), page, perPage: ROWS_PER_PAGE },
  })
