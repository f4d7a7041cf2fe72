import { LONGEST } from '#domain/limits.ts'
import { day, type FilterOf, page, searchParams, text } from '#web/lib/page/search-params.ts'

const address = searchParams({ category: text('kategori', LONGEST.articleSlug), page })

/** Which articles are listed [CONTENT-1]. */
export type ArticleFilter = FilterOf<typeof address>

export function readArticleFilter(query: URLSearchParams): ArticleFilter {
  return address.read(query)
}

/** The address of a list of articles, by default at /artikel; a change of the category goes to its first page. */
export function articlesPath(filter: Partial<ArticleFilter>, path = '/artikel'): string {
  return path + address.search(filter, { page: filter.page ?? 1 })
}

const versionAddress = searchParams({ validFrom: day('berlaku') })

/** The day from which the requested version of a page is valid; '' for the one that is valid now. */
export function readVersion(query: URLSearchParams): string {
  return versionAddress.read(query).validFrom
}

/** '/syarat', or '/syarat?berlaku=2026-01-01' of one version. */
export function versionPath(path: string, validFrom: string): string {
  return path + versionAddress.search({ validFrom })
}
