import { salesSummaryQuery, waitingSalesQuery } from '#web/areas/orders/public.ts'
import { waitingStateOf } from '#web/areas/seller-center/next-step.ts'
import { SalesSummaryView } from '#web/areas/seller-center/sales-summary-view.tsx'
import { sellerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-center-summary'

export function loader(args: Route.LoaderArgs) {
  const { viewer, prefetch } = sellerPageOf(args)
  return prefetch(salesSummaryQuery, waitingSalesQuery(waitingStateOf(viewer)))
}

export const meta: Route.MetaFunction = () => titleOnly('Pusat Seller')

export default function SellerCenterSummaryPage() {
  const waiting = viewerMay(useViewer(), 'sales-nego.read') ? 'Pesanan dan nego' : 'Pesanan'
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Ringkasan" lead={`${waiting} yang menunggu Anda, dan jalannya bulan ini.`} />
      <SalesSummaryView />
    </main>
  )
}
