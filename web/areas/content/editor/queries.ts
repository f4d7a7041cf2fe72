import { articleState } from '#domain/content/article-state.ts'
import { articleList, comparison, heldArticle } from '#domain/content/codec-articles.ts'
import { heldQuestions, heldTestimonials } from '#domain/content/codec-entries.ts'
import { heldVersion, listedVersions } from '#domain/content/codec-pages.ts'
import { type PageName, pageName } from '#domain/content/page-name.ts'
import { query } from '#web/lib/query.ts'
import { type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams, word } from '#web/lib/search-params.ts'

/** The filter of the articles that administrators see. */
export const editedFilter = searchParams({ state: word('status', articleState), keyword, page })
export type EditedFilter = FilterOf<typeof editedFilter>

export const editedArticlesQuery = ({ state, keyword, page }: EditedFilter) =>
  query({
    call: 'admin/artikel/daftar',
    body: {
      ...(state && { status: articleState.encode(state) }),
      ...(keyword && { cari: keyword }),
      halaman: page,
      per_halaman: ROWS_PER_PAGE,
    },
    as: articleList,
  })

/** An article in its newest version, or another one. */
export const heldArticleQuery = (id: number, number?: number) =>
  query({ call: 'admin/artikel/detail', body: { artikel_id: id, nomor: number }, as: heldArticle })

export const comparisonQuery = (id: number, from: number, to: number) =>
  query({ call: 'admin/artikel/banding', body: { artikel_id: id, dari: from, ke: to }, as: comparison })

/** All questions with their answers, in their order. */
export const heldQuestionsQuery = query({ call: 'admin/faq/daftar', body: {}, as: heldQuestions })

/** All testimonials in their order. */
export const heldTestimonialsQuery = query({ call: 'admin/testimoni/daftar', body: {}, as: heldTestimonials })

/** All versions of the pages. */
export const pageVersionsQuery = query({ call: 'admin/halaman/daftar', body: {}, as: listedVersions })

/** A version of a page as it is typed; the newest without a name. */
export const heldVersionQuery = (page: PageName, name: string | undefined) =>
  query({ call: 'admin/halaman/detail', body: { halaman: pageName.encode(page), nama_versi: name }, as: heldVersion })

/** The calls that show questions. */
export const QUESTION_VIEWS = ['admin/faq/daftar', 'faq/daftar'] as const

/** The calls that show testimonials. */
export const TESTIMONIAL_VIEWS = ['admin/testimoni/daftar', 'testimoni-pelanggan'] as const

/** The calls that show versions of pages. */
export const PAGE_VIEWS = ['admin/halaman/daftar', 'admin/halaman/detail', 'halaman/detail'] as const
