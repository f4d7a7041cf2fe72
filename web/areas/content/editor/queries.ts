import { articleState } from '#domain/content/article-state.ts'
import type { PageName } from '#domain/content/page-name.ts'
import { query } from '#web/lib/api/query.ts'
import { type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams, word } from '#web/lib/page/search-params.ts'

/** The filter of the articles that administrators see. */
export const editedFilter = searchParams({ state: word('status', articleState), keyword, page })
export type EditedFilter = FilterOf<typeof editedFilter>

export const editedArticlesQuery = ({ state, keyword, page }: EditedFilter) =>
  query({
    call: 'admin/artikel/daftar',
    body: {
      ...(state && { state }),
      ...(keyword && { keyword }),
      page,
      perPage: ROWS_PER_PAGE,
    },
  })

/** An article in its newest version, or another one. */
export const editableArticleQuery = (id: number, number?: number) =>
  query({ call: 'admin/artikel/detail', body: { id, number } })

export const comparisonQuery = (id: number, from: number, to: number) =>
  query({ call: 'admin/artikel/banding', body: { id, from, to } })

/** All questions with their answers, in their order. */
export const editableQuestionsQuery = query({ call: 'admin/faq/daftar', body: {} })

/** All testimonials in their order. */
export const editableTestimonialsQuery = query({ call: 'admin/testimoni/daftar', body: {} })

/** All versions of the pages. */
export const pageVersionsQuery = query({ call: 'admin/halaman/daftar', body: {} })

/** A version of a page as it is typed; the newest without a name. */
export const editableVersionQuery = (page: PageName, name: string | undefined) =>
  query({ call: 'admin/halaman/detail', body: { page, name } })

/** The calls that show questions. */
export const QUESTION_VIEWS = ['admin/faq/daftar', 'faq/daftar'] as const

/** The calls that show testimonials. */
export const TESTIMONIAL_VIEWS = ['admin/testimoni/daftar', 'testimoni-pelanggan'] as const

/** The calls that show versions of pages. */
export const PAGE_VIEWS = ['admin/halaman/daftar', 'admin/halaman/detail', 'halaman/detail'] as const
