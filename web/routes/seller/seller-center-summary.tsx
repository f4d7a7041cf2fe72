import { businessDay } from '#domain/business-day.ts'
import { ownEmptySearchesQuery } from '#web/areas/catalogue/public.ts'
import { ChooseDealPolicy, negoSettingsQuery } from '#web/areas/negotiations/public.ts'
import { salesSummaryQuery, waitingSalesQuery } from '#web/areas/orders/public.ts'
import { waitingStateOf } from '#web/areas/seller-center/next-step.ts'
import { SalesSummaryView } from '#web/areas/seller-center/sales-summary-view.tsx'
import {
  chatReportQuery,
  lowStocksQuery,
  negotiationReportQuery,
  receivablesQuery,
  salesBreakdownQuery,
  salesReportQuery,
  summaryFilter,
} from '#web/areas/seller-center/summary/queries.ts'
import { Reports } from '#web/areas/seller-center/summary/reports.tsx'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { requestedDays } from '#web/lib/page/search-params.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-center-summary'

export async function loader(args: Route.LoaderArgs) {
  const { viewer, prefetch, madeAt } = sellerPageOf(args)
  const filter = summaryFilter.read(args.url.searchParams)
  const days = requestedDays(filter, businessDay(madeAt))
  const loaded = await prefetch(
    salesSummaryQuery,
    waitingSalesQuery(waitingStateOf(viewer)),
    lowStocksQuery,
    ownEmptySearchesQuery(days),
    ...(viewerMay(viewer, 'sales.figures')
      ? [salesReportQuery(days), salesBreakdownQuery(days), receivablesQuery]
      : []),
    ...(viewerMay(viewer, 'chat.read') ? [chatReportQuery(days)] : []),
    ...(viewerMay(viewer, 'sales-nego.read') ? [negotiationReportQuery(days)] : []),
    ...(viewerMay(viewer, 'sales-nego.settings') ? [negoSettingsQuery] : []),
  )
  return { ...loaded, filter, days }
}

export const meta: Route.MetaFunction = () => titleOnly('Pusat Seller')

export default function SellerCenterSummaryPage({ loaderData: { filter, days } }: Route.ComponentProps) {
  const viewer = useViewer()
  const waiting = viewerMay(viewer, 'sales-nego.read') ? 'Pesanan dan nego' : 'Pesanan'
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Ringkasan" lead={`${waiting} yang menunggu Anda, dan jalannya toko.`} />
      {viewerMay(viewer, 'sales-nego.settings') && <ChooseDealPolicy />}
      <SalesSummaryView />
      <Reports filter={filter} days={days} />
    </main>
  )
}
