import type { Viewer } from '#domain/accounts/actor.ts'
import type { ProductSort } from '#domain/catalogue/product-sort.ts'
import type { Deps } from '#server/deps.ts'
import { countFacets, type Facet } from './queries-facets.ts'
import type { ListFilters } from './queries-filters.ts'
import { findProducts } from './queries-products.ts'
import { answerKeyword, takenFor } from './search.ts'

export interface ListWishes {
  filters: Omit<ListFilters, 'search'>
  keyword: string | undefined
}

interface Page {
  sort: ProductSort
  /** From 1. */
  page: number
  size: number
}

/**
 * One page of the product list, with the prices the viewer may see; `searchedFor` is what a mistyped keyword was taken
 * for, null otherwise [CARD-3, ROLE-4, SEARCH-3].
 */
export function listProducts(deps: Deps, viewer: Viewer, { filters, keyword }: ListWishes, { sort, page, size }: Page) {
  return answerKeyword(deps.db, keyword, {
    ask: async (search) => ({
      ...(await findProducts(
        deps.db,
        viewer,
        { ...filters, search },
        { sort, limit: size, offset: (page - 1) * size },
      )),
      searchedFor: takenFor(search),
    }),
    isEmpty: ({ total }) => total === 0,
    nothing: { products: [], total: 0, searchedFor: null },
  })
}

/** How many products each filter value would leave under the other filters. */
export function listFacets(deps: Deps, viewer: Viewer, { filters, keyword }: ListWishes): Promise<Facet[]> {
  return answerKeyword<Facet[]>(deps.db, keyword, {
    ask: (search) => countFacets(deps.db, viewer, { ...filters, search }),
    isEmpty: (facets) => facets.every(({ count }) => count === 0),
    nothing: [],
  })
}
