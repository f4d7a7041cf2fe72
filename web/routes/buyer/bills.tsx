import { HelpLink } from '#web/areas/content/public.ts'
import { waitingAccountsQuery } from '#web/areas/payments/public.ts'
import { BillsView } from '#web/areas/receivables/bills-view.tsx'
import { billsQuery } from '#web/areas/receivables/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { accountCrumbs } from '#web/lib/page/crumbs.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { CompanyPrintHeader } from '#web/lib/print-header.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/bills'

export function loader(args: Route.LoaderArgs) {
  return buyerPageOf(args).prefetch(billsQuery, waitingAccountsQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Tagihan')

export default function BillsPage() {
  return (
    <main className="page-width pb-16">
      <CompanyPrintHeader what="Tagihan" />
      <PageHeader
        title="Tagihan"
        help={<HelpLink topic="tagihan" />}
        breadcrumb={accountCrumbs({ label: 'Tagihan' })}
        lead="Yang harus dibayar perusahaan Anda, kepada siapa dan sampai kapan."
      />
      <BillsView />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
