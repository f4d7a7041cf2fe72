import { ArticleList } from '#web/areas/content/article-list.tsx'
import { listMeta, loadList } from '#web/areas/content/list-page.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import type { Route } from './+types/articles'

/** A grid for members, the classic layout for visitors [CONTENT-1, ROUTE-2]. */
export function loader(args: Route.LoaderArgs) {
  return loadList(args, pageOf(args).viewer.signedIn ? 'grid' : 'classic')
}

export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(loaderData, { unlisted: false })

export default function ArticlesPage({ loaderData: { layout, filter } }: Route.ComponentProps) {
  return <ArticleList layout={layout} filter={filter} path="/artikel" />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
