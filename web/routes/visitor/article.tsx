import { redirect } from 'react-router'
import { articlePath } from '#domain/content/article-state.ts'
import { articleMeta } from '#web/areas/content/article-meta.ts'
import { ArticleView } from '#web/areas/content/article-view.tsx'
import { articleQuery } from '#web/areas/content/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { answerTo } from '#web/lib/page/loaded.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/article'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, publicUrl } = pageOf(args)
  const { address } = args.params
  const loaded = await found(prefetch(articleQuery(address)))
  const canonical = articlePath(answerTo(loaded, articleQuery(address)))
  if (canonical !== `/artikel/${address}`) throw redirect(canonical + args.url.search, 301)
  return { ...loaded, address, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return titleOnly('Artikel tidak ditemukan')
  return articleMeta(answerTo(loaderData, articleQuery(loaderData.address)), loaderData.publicUrl)
}

export default function ArticlePage({ loaderData: { address, publicUrl } }: Route.ComponentProps) {
  return <ArticleView address={address} layout="full" publicUrl={publicUrl} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
