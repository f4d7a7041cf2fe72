import { data } from 'react-router'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { titleOnly } from '#web/lib/seo.ts'
import type { Route } from './+types/not-found'

/** Whatever no other route knows [ROUTE-4]. */
export function loader() {
  throw data(null, { status: 404 })
}

export const meta: Route.MetaFunction = () => titleOnly('Halaman tidak ditemukan')

export default function NotFoundPage() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
