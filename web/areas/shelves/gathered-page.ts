import { page, searchParams } from '#web/lib/page/search-params.ts'

const PER_PAGE = 24

/** What the pages of favourites and of what is awaited keep in their address. */
export const gatheredAddress = searchParams({ page })

interface GatheredPage {
  /** Ids, the latest first. */
  shown: readonly number[]
  /** The last there is, where a later one was asked for. */
  page: number
  pages: number
}

/** One page of a shelf, which is kept in the order in which it was filled. */
export function gatheredPage(ids: readonly number[], asked: number): GatheredPage {
  const pages = Math.max(1, Math.ceil(ids.length / PER_PAGE))
  const page = Math.min(asked, pages)
  return { shown: ids.toReversed().slice((page - 1) * PER_PAGE, page * PER_PAGE), page, pages }
}
