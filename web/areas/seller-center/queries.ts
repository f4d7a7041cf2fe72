import { productStatus } from '#domain/catalogue/codec.ts'
import { ownPage } from '#domain/catalogue/codec-selling.ts'
import { query } from '#web/lib/query.ts'
import { type FilterOf, statusFilter } from '#web/lib/search-params.ts'

/** What of the seller's products is shown. */
export const productFilter = statusFilter(productStatus)
export type ProductFilter = FilterOf<typeof productFilter>

/** The seller's own products; how many negotiations a withdrawal would end is live. */
export const ownProductsQuery = (filter: ProductFilter) =>
  query({ call: 'pusat-seller/produk/daftar', body: productFilter.body(filter), as: ownPage, live: 'negotiation' })
