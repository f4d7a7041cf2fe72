import { SampleCompareView } from '#web/areas/sample/sample-compare-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/sample-compare'

/** Not for search engines: it sells nothing [SAMPLE-3]. */
export const meta: Route.MetaFunction = () => titleOnly('Bandingkan produk contoh')

export default function SampleComparePage() {
  return <SampleCompareView />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
