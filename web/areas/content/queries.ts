import type { PageName } from '#domain/content/page-name.ts'
import { query } from '#web/lib/api/query.ts'
import type { ArticleFilter } from './articles-address.ts'

/** A page of the articles, with all categories. */
export const articlesQuery = ({ category, page }: ArticleFilter, size: number) =>
  query({
    call: 'artikel/daftar',
    body: { category, page, perPage: size },
  })

/** The newest few. */
export const newestQuery = (count: number) => articlesQuery({ category: undefined, page: 1 }, count)

/** An article by the last part of its address; the newest without one. */
export const articleQuery = (address?: string) => query({ call: 'artikel/detail', body: { slug: address } })

export const faqQuery = query({ call: 'faq/daftar', body: {} })

/** The banners of the home page now. */
export const bannersQuery = query({ call: 'banner/daftar', body: {} })

export const testimonialsQuery = query({ call: 'testimoni-pelanggan', body: {} })

/** A page as it is valid now, or as it became valid on a day. */
export const pageVersionQuery = (page: PageName, validFrom?: string) =>
  query({
    call: 'halaman/detail',
    body: { page, validFrom },
  })
