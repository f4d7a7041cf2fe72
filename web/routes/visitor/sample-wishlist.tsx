import { SampleWishlistView } from '#web/areas/sample/sample-wishlist-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/sample-wishlist'

/** Not for search engines: it sells nothing [SAMPLE-3]. */
export const meta: Route.MetaFunction = () => titleOnly('Favorit contoh')

export default function SampleWishlistPage() {
  return <SampleWishlistView />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
