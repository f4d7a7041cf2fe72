import { ClaimsView } from '#web/areas/claims/claims-view.tsx'
import { claimFilter, claimsQuery } from '#web/areas/claims/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { transactionCrumbs } from '#web/lib/page/crumbs.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/claims'

export async function loader(args: Route.LoaderArgs) {
  const filter = claimFilter.read(args.url.searchParams)
  return { ...(await buyerPageOf(args).prefetch(claimsQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Klaim')

export default function ClaimsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Klaim"
        breadcrumb={transactionCrumbs({ label: 'Klaim' })}
        lead="Barang yang kurang, rusak, atau tidak sesuai, dan jawaban sellernya."
      />
      <ClaimsView filter={loaderData.filter} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
