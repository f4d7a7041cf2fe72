import type { Suggestions } from '#domain/catalogue/shapes.ts'
import { MOST } from '#domain/limits.ts'
import { query, wholeQuery } from '#web/lib/api/query.ts'
import type { AskFilter } from '../seller/ask-address.ts'
import type { CategoryId, ListFilters } from './list-address.ts'
import type { ListLayout } from './list-view.ts'

/** A page of the product list; prices appear when a subscription starts. */
export const productsQuery = (
  { sort, page, ...filters }: ListFilters,
  { size, withStock, withCas }: Pick<ListLayout, 'size' | 'withStock' | 'withCas'>,
) =>
  query({
    call: 'produk/daftar',
    body: {
      ...narrowing(filters),
      sort,
      page,
      perPage: size,
      stock: withStock || undefined,
      casNumbers: withCas || undefined,
    },
    live: 'subscription',
  })

/** What the company last paid for these products. */
export const lastPaidQuery = (productIds: readonly number[]) =>
  query({ call: 'transaksi/harga-terakhir', body: { productIds: [...productIds] }, live: 'order' })

/** The values of the list's filters, under the active ones. */
export const facetsQuery = (filters: ListFilters) =>
  query({ call: 'produk/filter', body: narrowing(filters), live: 'subscription' })

export const featuredQuery = (companyId: string | null, categoryId: CategoryId | 0) =>
  query({
    call: 'produk/produk-unggulan',
    body: { companyId, category: categoryId },
    live: 'subscription',
  })

/** The materials that stand first, of a seller or of all. */
export const featuredMaterialsQuery = (username?: string) => query({ call: 'bahan/unggulan', body: { username } })

/** What materials on sale are called, for suggestions before the search is asked. */
export const materialNamesQuery = query({ call: 'bahan/nama', body: {} })

export const categoriesQuery = query({ call: 'kategori/daftar', body: {} })

export const sellerQuery = (username: string) =>
  query({ call: 'seller/detail', body: { username }, live: 'subscription' })

/** A seller by its id, for addresses that hold it in place of the username. */
export const sellerOfIdQuery = (id: string) => query({ call: 'seller/detail', body: { id }, live: 'subscription' })

export const sellersQuery = ({ category, sellerType, keyword, subscribedOnly, page }: ListFilters, size: number) =>
  query({
    call: 'seller/daftar',
    body: {
      category,
      sellerType,
      keyword,
      related: subscribedOnly,
      page,
      perPage: size,
    },
    live: 'subscription',
  })

/** The sellers that a company may ask at once, as many as one answer takes. */
/** The sellers to choose from when several are asked: no more than may be asked at once. */
export const sellersToAskQuery = ({ category, material, sellers }: AskFilter) =>
  query({
    call: 'seller/daftar',
    body: { category, material, usernames: sellers && [...sellers], perPage: MOST.openSubscriptionRequests },
    live: 'subscription',
  })

/** The number of sellers. */
export const sellerCountQuery = query({ call: 'seller/daftar', body: { perPage: 1 } })

/** Suggestions while a keyword is typed, from one seller or all. */
export const suggestionsQuery = (companyId: string | null, sellerId: string | null, keyword: string) =>
  wholeQuery(
    { call: 'produk/saran-pencarian', body: { keyword, companyId, sellerId } },
    ({ data: products, materials, nearest, status_detail }): Suggestions => ({
      products,
      materials,
      nearest,
      note: status_detail?.status_message ?? null,
    }),
  )

/** The filters that narrow a product list, as its calls name them. */
function narrowing(filters: Omit<ListFilters, 'sort' | 'page'>) {
  return {
    category: filters.category,
    sellerType: filters.sellerType,
    sellers: filters.sellers && [...filters.sellers],
    showcase: filters.showcase,
    keyword: filters.keyword,
    grades: filters.grades && [...filters.grades],
    origins: filters.origins && [...filters.origins],
    functions: filters.functions && [...filters.functions],
    forms: filters.forms && [...filters.forms],
    packSizes: filters.packSizes && [...filters.packSizes],
    halal: filters.halal,
    ready: filters.ready,
    subscribed: filters.subscribedOnly,
  }
}
