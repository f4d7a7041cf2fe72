import type { MetaDescriptor } from 'react-router'
import { pageOf } from '#web/lib/api/caller.ts'
import { answerTo, type Loaded } from '#web/lib/page/loaded.ts'
import { breadcrumbData, pageMeta } from '#web/lib/page/seo.ts'
import { type ListLayout, listSizes } from './article-list.tsx'
import { BESIDE } from './article-sidebar.tsx'
import { type ArticleFilter, articlesPath, readArticleFilter } from './articles-address.ts'
import { articlesQuery, newestQuery } from './queries.ts'

export interface ListPage extends Loaded {
  layout: ListLayout
  filter: ArticleFilter
  publicUrl: string
}

/** The loader of lists of articles, each in its layout. */
export async function loadList(
  args: Parameters<typeof pageOf>[0] & { url: URL },
  layout: ListLayout,
): Promise<ListPage> {
  const { prefetch, publicUrl } = pageOf(args)
  const filter = readArticleFilter(args.url.searchParams)
  const beside = layout === 'classic' || layout === 'left-sidebar' ? [newestQuery(BESIDE)] : []
  return { ...(await prefetch(articlesQuery(filter, listSizes[layout]), ...beside)), layout, filter, publicUrl }
}

/** /artikel is the list that search engines find; its other layouts name it [ROUTE-9]. */
export function listMeta(loaded: ListPage | undefined, { unlisted }: { unlisted: boolean }): MetaDescriptor[] {
  if (!loaded) return []
  const { filter, layout, publicUrl } = loaded
  const { categories, page } = answerTo(loaded, articlesQuery(filter, listSizes[layout]))
  const chosen = categories.find(({ slug }) => slug === filter.category)
  const title = chosen ? `Artikel: ${chosen.name}` : 'Artikel bahan baku industri'
  return pageMeta({
    title: page > 1 ? `${title}, halaman ${page}` : title,
    description: 'Panduan memilih, memeriksa, menyimpan, dan membeli bahan baku farmasi, pangan, kosmetik, dan alami.',
    publicUrl,
    path: articlesPath({ category: filter.category, page: unlisted ? 1 : page }),
    unlisted: unlisted || (filter.category !== undefined && !chosen),
    linkedData: [
      breadcrumbData(publicUrl, [
        { label: 'Beranda', to: '/' },
        ...(chosen ? [{ label: 'Artikel', to: '/artikel' }, { label: chosen.name }] : [{ label: 'Artikel' }]),
      ]),
    ],
  })
}
