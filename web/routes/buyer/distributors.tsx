import { Link } from 'react-router'
import { askPath } from '#web/areas/catalogue/public.ts'
import { HelpLink } from '#web/areas/content/public.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { DistributorsView } from '#web/areas/subscriptions/distributors-view.tsx'
import { distributorsQuery } from '#web/areas/subscriptions/queries.ts'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { accountCrumbs } from '#web/lib/page/crumbs.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/distributors'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer } = buyerPageOf(args)
  return { ...(await prefetch(distributorsQuery)), mayAsk: viewerMay(viewer, 'subscription.ask') }
}

export const meta: Route.MetaFunction = () => titleOnly('Distributor')

export default function DistributorsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Distributor"
        help={<HelpLink topic="langganan" />}
        breadcrumb={accountCrumbs({ label: 'Distributor' })}
        lead="Seller yang dilanggani perusahaan Anda"
        actions={
          <>
            <Link to="/seller" className={buttonClass({ variant: 'secondary' })}>
              Cari seller lain
            </Link>
            {loaderData.mayAsk && (
              <Link to={askPath()} className={buttonClass()}>
                Ajukan ke banyak seller
              </Link>
            )}
          </>
        }
      />
      <DistributorsView />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
