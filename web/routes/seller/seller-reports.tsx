import { businessDay } from '#domain/business-day.ts'
import { ownEmptySearchesQuery } from '#web/areas/catalogue/public.ts'
import { salesSummaryQuery } from '#web/areas/orders/public.ts'
import {
  chatReportQuery,
  lowStocksQuery,
  negotiationReportQuery,
  receivablesQuery,
  reportsFilter,
  salesBreakdownQuery,
  salesReportQuery,
} from '#web/areas/seller-center/figures/queries.ts'
import { Reports } from '#web/areas/seller-center/figures/reports.tsx'
import { SELLER_CENTER_PATH } from '#web/areas/seller-center/paths.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { requestedDays } from '#web/lib/page/search-params.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-reports'

export async function loader(args: Route.LoaderArgs) {
  const { viewer, prefetch, madeAt } = sellerPageOf(args)
  const filter = reportsFilter.read(args.url.searchParams)
  const days = requestedDays(filter, businessDay(madeAt))
  const loaded = await prefetch(
    salesSummaryQuery,
    ...(viewerMay(viewer, 'products.read') ? [lowStocksQuery, ownEmptySearchesQuery(days)] : []),
    ...(viewerMay(viewer, 'sales.figures')
      ? [salesReportQuery(days), salesBreakdownQuery(days), receivablesQuery]
      : []),
    ...(viewerMay(viewer, 'chat.read') ? [chatReportQuery(days)] : []),
    ...(viewerMay(viewer, 'sales-nego.read') ? [negotiationReportQuery(days)] : []),
  )
  return { ...loaded, filter, days }
}

export const meta: Route.MetaFunction = () => titleOnly('Laporan')

export default function SellerReportsPage({ loaderData: { filter, days } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        breadcrumb={[{ label: 'Pusat Seller', to: SELLER_CENTER_PATH }, { label: 'Laporan' }]}
        title="Laporan"
        lead="Jalannya toko Anda; setiap angka membuka daftarnya."
      />
      <Reports filter={filter} days={days} />
    </main>
  )
}
