import type { MetaDescriptor } from 'react-router'
import { articlePath } from '#domain/content/article-state.ts'
import type { Article } from '#domain/content/contract.ts'
import { slugOf } from '#domain/slug.ts'
import { breadcrumbData, type Crumb, pageMeta } from '#web/lib/page/seo.ts'
import { articleData } from '#web/lib/page/seo-data.ts'
import { articlesPath } from './articles-address.ts'

/** Of an article at its own address, or in another layout, which names that [ROUTE-9]. */
export function articleMeta(article: Article, publicUrl: string, unlisted = false): MetaDescriptor[] {
  const path = articlePath(article)
  const { title, excerpt, cover, day, revisedDay, authorRole, category } = article
  return pageMeta({
    title,
    description: excerpt,
    publicUrl,
    path,
    shared: `artikel/${article.id}`,
    type: 'article',
    unlisted,
    linkedData: [
      articleData(publicUrl, { title, excerpt, path, image: cover, day, revisedDay, authorRole, category }),
      breadcrumbData(publicUrl, articleCrumbs(article)),
    ],
  })
}

/** The entries above an article. */
export function articleCrumbs({ title, category }: Pick<Article, 'title' | 'category'>): Crumb[] {
  return [
    { label: 'Beranda', to: '/' },
    { label: 'Artikel', to: '/artikel' },
    { label: category, to: articlesPath({ category: slugOf(category) }) },
    { label: title },
  ]
}
