import { Link } from 'react-router'
import { businessDay } from '#domain/business-day.ts'
import { ORDERS_PATH } from '#web/areas/orders/paths.ts'
import { spendingFilter, spendingQuery } from '#web/areas/orders/queries.ts'
import { SpendingView } from '#web/areas/orders/spending-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { accountCrumbs } from '#web/lib/page/crumbs.ts'
import { requestedDays } from '#web/lib/page/search-params.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/spending'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, madeAt } = buyerPageOf(args)
  const filter = spendingFilter.read(args.url.searchParams)
  const days = requestedDays(filter, businessDay(madeAt))
  return { ...(await prefetch(spendingQuery(days))), filter, days }
}

export const meta: Route.MetaFunction = () => titleOnly('Belanja')

export default function SpendingPage({ loaderData: { filter, days } }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Belanja"
        lead="Yang dibeli perusahaan Anda, menurut bulan, bahan, dan seller."
        breadcrumb={accountCrumbs({ label: 'Belanja' })}
        actions={
          <Link to={ORDERS_PATH} className={buttonClass({ variant: 'secondary' })}>
            Daftar Transaksi
          </Link>
        }
      />
      <SpendingView filter={filter} days={days} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
