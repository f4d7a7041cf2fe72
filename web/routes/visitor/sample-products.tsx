import { SampleProductsView } from '#web/areas/sample/sample-products-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/sample-products'

/** Not for search engines: it sells nothing [SAMPLE-3]. */
export const meta: Route.MetaFunction = () => titleOnly('Toko contoh')

export default function SampleProductsPage() {
  return <SampleProductsView />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
