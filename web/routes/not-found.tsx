import { data } from 'react-router'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { memberPageOf } from '#web/lib/api/caller.ts'
import { isProtectedPath } from '#web/lib/page/paths.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/not-found'

/** Any address no other route matches [ROUTE-4]; below a protected path, visitors sign in first [ROUTE-3]. */
export function loader(args: Route.LoaderArgs) {
  if (isProtectedPath(new URL(args.request.url).pathname)) memberPageOf(args)
  throw data(null, { status: 404 })
}

export const meta: Route.MetaFunction = () => titleOnly('Halaman tidak ditemukan')

export default function NotFoundPage() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
