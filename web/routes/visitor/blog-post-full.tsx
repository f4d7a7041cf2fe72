import { NewestArticle } from '#web/areas/content/newest-article.tsx'
import { loadNewest, newestMeta } from '#web/areas/content/newest-page.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import type { Route } from './+types/blog-post-full'

/** The newest article in this layout, for comparing layouts [ROUTE-1, CONTENT-1]. */
export function loader(args: Route.LoaderArgs) {
  return loadNewest(args)
}

export const meta: Route.MetaFunction = ({ loaderData }) => newestMeta(loaderData)

export default function BlogPostFullPage({ loaderData }: Route.ComponentProps) {
  return <NewestArticle page={loaderData} layout="full" />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
