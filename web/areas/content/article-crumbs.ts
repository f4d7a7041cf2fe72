import type { Article } from '#domain/content/contract.ts'
import { slugOf } from '#domain/slug.ts'
import type { Crumb } from '#web/lib/page/seo.ts'
import { articlesPath } from './articles-address.ts'

/** The entries above an article. */
export function articleCrumbs({ title, category }: Pick<Article, 'title' | 'category'>): Crumb[] {
  return [
    { label: 'Beranda', to: '/' },
    { label: 'Artikel', to: '/artikel' },
    { label: category, to: articlesPath({ category: slugOf(category) }) },
    { label: title },
  ]
}
