import { query } from '#web/lib/api/query.ts'
import { page, searchParams } from '#web/lib/page/search-params.ts'

/** The signed-in user's saved products, by id. */
export const savedProductsQuery = query({ call: 'rak/daftar', body: {}, live: 'saved-products' })

/** Products by their ids, those that are sold, as the viewer sees them now. */
export const cardsQuery = (productIds: readonly number[]) =>
  query({ call: 'produk/kartu', body: { ids: [...productIds] }, live: 'subscription' })

const PER_PAGE = 24

/** The address of the pages of favourites and awaited products. */
export const savedAddress = searchParams({ page })

interface SavedPage {
  /** Ids, the latest first. */
  shown: readonly number[]
  /** The last there is, where a later one was requested. */
  page: number
  pages: number
}

/** One page of a saved list, which is stored in the order in which it was filled. */
export function savedPage(ids: readonly number[], requested: number): SavedPage {
  const pages = Math.max(1, Math.ceil(ids.length / PER_PAGE))
  const page = Math.min(requested, pages)
  return { shown: ids.toReversed().slice((page - 1) * PER_PAGE, page * PER_PAGE), page, pages }
}
