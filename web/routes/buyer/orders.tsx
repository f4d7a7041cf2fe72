import { Link } from 'react-router'
import { CLAIMS_PATH } from '#web/areas/claims/public.ts'
import { FOLDER_PATH } from '#web/areas/document-library/public.ts'
import { ExportMenu } from '#web/areas/orders/export-menu.tsx'
import { orderFilter } from '#web/areas/orders/order-filter.ts'
import { OrdersView } from '#web/areas/orders/orders-view.tsx'
import { ordersQuery } from '#web/areas/orders/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { DraftsNotice, LISTS_PATH, listsQuery } from '#web/areas/shopping-lists/public.ts'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { transactionCrumbs } from '#web/lib/page/crumbs.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { CompanyPrintHeader } from '#web/lib/print-header.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { Route } from './+types/orders'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = buyerPageOf(args)
  const filter = orderFilter.read(args.url.searchParams)
  return { ...(await prefetch(ordersQuery(filter), listsQuery)), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Daftar Transaksi')

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      <CompanyPrintHeader what="Daftar Transaksi" />
      <PageHeader
        title="Daftar Transaksi"
        breadcrumb={transactionCrumbs({ label: 'Daftar Transaksi' })}
        actions={
          <>
            <ExportMenu path="transaksi/ekspor" filter={loaderData.filter} />
            <Link to={CLAIMS_PATH} className={buttonClass({ variant: 'secondary' })}>
              <Icon name="shield" size={18} />
              Klaim
            </Link>
            <Link to={LISTS_PATH} className={buttonClass({ variant: 'secondary' })}>
              <Icon name="list" size={18} />
              Daftar belanja
            </Link>
            <Link to={FOLDER_PATH} className={buttonClass({ variant: 'secondary' })}>
              <Icon name="document" size={18} />
              Dokumen mutu
            </Link>
          </>
        }
      />
      <DraftsNotice />
      <OrdersView filter={loaderData.filter} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
