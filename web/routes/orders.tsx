import { filterBody, readOrderFilter } from '#web/areas/orders/order-filter.ts'
import { OrdersView } from '#web/areas/orders/orders-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/orders'

export async function loader(args: Route.LoaderArgs) {
  const { call, companyId } = buyerPageOf(args)
  const filter = readOrderFilter(new URL(args.request.url).searchParams)
  const { data } = await call('transaksi/daftar', filterBody(filter))
  return { companyId, filter, page: data }
}

export const meta: Route.MetaFunction = () => titleOnly('Daftar Transaksi')

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Daftar Transaksi"
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Transaksi' }, { label: 'Daftar Transaksi' }]}
      />
      <OrdersView {...loaderData} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
