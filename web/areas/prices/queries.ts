import { query } from '#web/lib/api/query.ts'
import {
  choice,
  type FilterOf,
  id,
  keyword,
  page,
  ROWS_PER_PAGE,
  searchParams,
  text,
} from '#web/lib/page/search-params.ts'

/** The section of the prices in the address; of a customer's list, how far it has been read. */
export const pricesFilter = searchParams({
  part: choice('bagian', ['pelanggan'], ''),
  listId: id('daftar'),
  after: text('setelah', 18),
  keyword,
  page,
})
export type PricesFilter = FilterOf<typeof pricesFilter>

/** The seller's products with the prices of each level. */
export const pricedQuery = ({ keyword, page }: Pick<PricesFilter, 'keyword' | 'page'>) =>
  query({
    call: 'pusat-seller/harga/daftar',
    body: { ...(keyword && { keyword }), page, perPage: ROWS_PER_PAGE },
  })

/** All prices of one product, and what changed. */
export const pricesQuery = (productId: number) =>
  query({ call: 'pusat-seller/harga/detail', body: { productId }, live: 'subscription' })

/** Prices below what sales may give that wait for the owner, the longest waiting first [SHOP-7]. */
export const priceRequestsQuery = query({
  call: 'pusat-seller/harga/persetujuan/daftar',
  body: {},
  live: 'subscription',
})

/** The product's price for one customer. */
export const customerPriceQuery = (productId: number, customerId: string) =>
  query({
    call: 'pusat-seller/harga/mengapa',
    body: { productId, customerId },
  })

/** The price lists of single customers. */
export const priceListsQuery = query({ call: 'pusat-seller/daftar-harga/daftar', body: {} })

/** By how many percent the prices of each level may rise until one is dearer than level 1. */
export const levelRoomsQuery = query({ call: 'pusat-seller/daftar-harga/level', body: {} })

/** One of the price lists of single customers, a part after another. */
export const priceListQuery = (listId: string, after: string | undefined) =>
  query({
    call: 'pusat-seller/daftar-harga/detail',
    body: { id: listId, ...(after && /^[1-9]\d*$/.test(after) && { after }) },
  })
