import { HelpLink } from '#web/areas/content/public.ts'
import { NegotiationsView } from '#web/areas/negotiations/buyer/negotiations-view.tsx'
import { negotiationFilter } from '#web/areas/negotiations/negotiation-filter.ts'
import { negotiationsQuery } from '#web/areas/negotiations/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { transactionCrumbs } from '#web/lib/page/crumbs.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { CompanyPrintHeader } from '#web/lib/print-header.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/negotiations'

export async function loader(args: Route.LoaderArgs) {
  const filter = negotiationFilter.read(args.url.searchParams)
  return { ...(await buyerPageOf(args).prefetch(negotiationsQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Nego')

export default function NegotiationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <CompanyPrintHeader what="Nego" />
      <PageHeader
        title="Nego"
        help={<HelpLink topic="nego" />}
        breadcrumb={transactionCrumbs({ label: 'Nego' })}
        lead="Penawaran harga perusahaan Anda, diperbarui langsung"
      />
      <NegotiationsView filter={loaderData.filter} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
