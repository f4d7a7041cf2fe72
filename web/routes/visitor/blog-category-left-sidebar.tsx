import { ArticleList } from '#web/areas/content/article-list.tsx'
import { listMeta, loadList } from '#web/areas/content/list-page.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import type { Route } from './+types/blog-category-left-sidebar'

/** The articles in this layout, for comparing layouts [ROUTE-1, CONTENT-1]. */
export function loader(args: Route.LoaderArgs) {
  return loadList(args, 'left-sidebar')
}

export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(loaderData, { unlisted: true })

export default function BlogCategoryLeftSidebarPage({ loaderData: { layout, filter } }: Route.ComponentProps) {
  return <ArticleList layout={layout} filter={filter} path="/blog/category-left-sidebar" />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
