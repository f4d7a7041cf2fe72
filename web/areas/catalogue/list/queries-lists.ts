import { productCard } from '#domain/catalogue/codec.ts'
import { category, facets, productPage, sellerDetail, sellerPage, suggestions } from '#domain/catalogue/codec-lists.ts'
import { featuredMaterial } from '#domain/catalogue/codec-materials.ts'
import { productSort } from '#domain/catalogue/product-sort.ts'
import { sellerType } from '#domain/catalogue/seller-type.ts'
import { list } from '#domain/codec.ts'
import { query, wholeQuery } from '#web/lib/api/query.ts'
import type { CategoryId, ListFilters } from './list-address.ts'
import type { ListLook } from './list-view.ts'

/** A page of the product list; prices appear when a subscription starts. */
export const productsQuery = (
  { sort, page, ...filters }: ListFilters,
  { size, withStock }: Pick<ListLook, 'size' | 'withStock'>,
) =>
  query({
    call: 'produk/daftar',
    body: {
      ...narrowing(filters),
      urut: sort && productSort.encode(sort),
      halaman: page,
      per_halaman: size,
      stok: withStock || undefined,
    },
    as: productPage,
    live: 'subscription',
  })

/** The values of the list's filters, under the active ones. */
export const facetsQuery = (filters: ListFilters) =>
  query({ call: 'produk/filter', body: narrowing(filters), as: facets, live: 'subscription' })

export const featuredQuery = (companyId: string | null, categoryId: CategoryId | 0) =>
  query({
    call: 'produk/produk-unggulan',
    body: { company_id: companyId, kategori: categoryId },
    as: list(productCard),
    live: 'subscription',
  })

/** The materials that stand first, of a seller or of all. */
export const featuredMaterialsQuery = (username?: string) =>
  query({ call: 'bahan/unggulan', body: { seller_username: username }, as: list(featuredMaterial) })

export const categoriesQuery = query({ call: 'kategori/daftar', body: {}, as: list(category) })

export const sellerQuery = (username: string) =>
  query({ call: 'seller/detail', body: { seller_username: username }, as: sellerDetail, live: 'subscription' })

/** The same by its id, for addresses that hold it in place of the username. */
export const sellerOfIdQuery = (id: string) =>
  query({ call: 'seller/detail', body: { seller_id: id }, as: sellerDetail, live: 'subscription' })

export const sellersQuery = ({ category, sellerType: type, keyword, page }: ListFilters, size: number) =>
  query({
    call: 'seller/daftar',
    body: {
      kategori: category,
      tipe_seller: type && sellerType.encode(type),
      keyword,
      halaman: page,
      per_halaman: size,
    },
    as: sellerPage,
    live: 'subscription',
  })

/** The number of sellers. */
export const sellerCountQuery = query({ call: 'seller/daftar', body: { per_halaman: 1 }, as: sellerPage })

/** Suggestions while a keyword is typed, from one seller or all. */
export const suggestionsQuery = (companyId: string | null, sellerId: string | null, keyword: string) =>
  wholeQuery({
    call: 'produk/saran-pencarian',
    body: { keyword, company_id: companyId, seller_id: sellerId },
    as: suggestions,
  })

/** What narrows a product list, in the words of its calls. */
function narrowing(filters: Omit<ListFilters, 'sort' | 'page'>) {
  return {
    kategori: filters.category,
    tipe_seller: filters.sellerType && sellerType.encode(filters.sellerType),
    seller: filters.sellers && [...filters.sellers],
    etalase: filters.showcase,
    keyword: filters.keyword,
    grade: filters.grades && [...filters.grades],
    asal: filters.origins && [...filters.origins],
    fungsi: filters.functions && [...filters.functions],
    bentuk: filters.forms && [...filters.forms],
    ukuran: filters.packSizes && [...filters.packSizes],
    halal: filters.halal,
    siap: filters.ready,
    langganan: filters.subscribedOnly,
  }
}
