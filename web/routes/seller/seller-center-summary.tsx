import { ChooseDealPolicy, negoSettingsQuery } from '#web/areas/negotiations/public.ts'
import { salesSummaryQuery } from '#web/areas/orders/public.ts'
import { SellersToday } from '#web/areas/seller-center/today/sellers-today.tsx'
import { sellersTodayQuery } from '#web/areas/today/public.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-center-summary'

export function loader(args: Route.LoaderArgs) {
  const { viewer, prefetch } = sellerPageOf(args)
  return prefetch(
    sellersTodayQuery,
    salesSummaryQuery,
    ...(viewerMay(viewer, 'sales-nego.settings') ? [negoSettingsQuery] : []),
  )
}

export const meta: Route.MetaFunction = () => titleOnly('Pusat Seller')

export default function SellerCenterSummaryPage() {
  const viewer = useViewer()
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Hari ini" lead={`Yang menunggu Anda di ${viewer.company?.name ?? ''}.`} />
      {viewerMay(viewer, 'sales-nego.settings') && <ChooseDealPolicy />}
      <SellersToday />
    </main>
  )
}
