import { page, searchParams } from '#web/lib/search-params.ts'

const PER_PAGE = 24

/** What the page keeps in its address. */
export const favouritesAddress = searchParams({ page })

interface FavouritesPage {
  /** Ids, the latest first. */
  shown: readonly number[]
  /** The last there is, where a later one was asked for. */
  page: number
  pages: number
}

/** One page of the favourites, which are kept in the order in which they were added. */
export function favouritesPage(ids: readonly number[], asked: number): FavouritesPage {
  const pages = Math.max(1, Math.ceil(ids.length / PER_PAGE))
  const page = Math.min(asked, pages)
  return { shown: ids.toReversed().slice((page - 1) * PER_PAGE, page * PER_PAGE), page, pages }
}
