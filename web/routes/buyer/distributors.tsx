import { Link } from 'react-router'
import { HelpLink } from '#web/areas/content/public.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { DistributorsView } from '#web/areas/subscriptions/distributors-view.tsx'
import { distributorsQuery } from '#web/areas/subscriptions/queries.ts'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { accountCrumbs } from '#web/lib/page/crumbs.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/distributors'

export function loader(args: Route.LoaderArgs) {
  return buyerPageOf(args).prefetch(distributorsQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Distributor')

export default function DistributorsPage() {
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Distributor"
        help={<HelpLink topic="langganan" />}
        breadcrumb={accountCrumbs({ label: 'Distributor' })}
        lead="Seller yang dilanggani perusahaan Anda"
        actions={
          <Link to="/seller" className={buttonClass({ variant: 'secondary' })}>
            Cari seller lain
          </Link>
        }
      />
      <DistributorsView />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
