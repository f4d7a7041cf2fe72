import { article, articlePage, faq, pageVersion, testimonials } from '#domain/content/codec.ts'
import { shownBanners } from '#domain/content/codec-banners.ts'
import { type PageName, pageName } from '#domain/content/page-name.ts'
import { query } from '#web/lib/query.ts'
import type { ArticleFilter } from './articles-address.ts'

/** A page of the articles, with all categories. */
export const articlesQuery = ({ category, page }: ArticleFilter, size: number) =>
  query({
    call: 'artikel/daftar',
    body: { kategori: category, halaman: page, per_halaman: size },
    as: articlePage,
  })

/** The newest few. */
export const newestQuery = (count: number) => articlesQuery({ category: undefined, page: 1 }, count)

/** An article by the last part of its address; the newest without one. */
export const articleQuery = (address?: string) =>
  query({ call: 'artikel/detail', body: { alamat: address }, as: article })

export const faqQuery = query({ call: 'faq/daftar', body: {}, as: faq })

/** What the home page points to now. */
export const bannersQuery = query({ call: 'banner/daftar', body: {}, as: shownBanners })

export const testimonialsQuery = query({ call: 'testimoni-pelanggan', body: {}, as: testimonials })

/** A page as it is valid now, or as it became valid on a day. */
export const pageVersionQuery = (page: PageName, validFrom?: string) =>
  query({
    call: 'halaman/detail',
    body: { halaman: pageName.encode(page), berlaku_sejak: validFrom },
    as: pageVersion,
  })
