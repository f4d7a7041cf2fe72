import { productStatus } from '#domain/catalogue/codec.ts'
import { ownPage } from '#domain/catalogue/codec-selling.ts'
import { query } from '#web/lib/query.ts'
import { type FilterOf, statusFilter } from '#web/lib/search-params.ts'

/** The filter of the seller's products. */
export const productFilter = statusFilter(productStatus)
export type ProductFilter = FilterOf<typeof productFilter>

/** The seller's own products; their number of running negotiations is live. */
export const ownProductsQuery = (filter: ProductFilter) =>
  query({ call: 'pusat-seller/produk/daftar', body: productFilter.body(filter), as: ownPage, live: 'negotiation' })
