import { salesSummaryQuery, waitingSalesQuery } from '#web/areas/orders/public.ts'
import { SalesSummaryView } from '#web/areas/seller-center/sales-summary-view.tsx'
import { sellerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-center-summary'

export function loader(args: Route.LoaderArgs) {
  return sellerPageOf(args).prefetch(salesSummaryQuery, waitingSalesQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Pusat Seller')

export default function SellerCenterSummaryPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Ringkasan" lead="Pesanan dan nego yang menunggu Anda, dan jalannya bulan ini." />
      <SalesSummaryView />
    </main>
  )
}
