import { HelpLink } from '#web/areas/content/public.ts'
import { ExportMenu, orderFilter, salesQuery } from '#web/areas/orders/public.ts'
import { SalesView } from '#web/areas/seller-center/sales-view.tsx'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/sales'

export async function loader(args: Route.LoaderArgs) {
  const filter = orderFilter.read(args.url.searchParams)
  return { ...(await sellerPageOf(args).prefetch(salesQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Pesanan – Pusat Seller')

export default function SalesPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Pesanan"
        help={<HelpLink topic="pesanan-masuk" />}
        actions={<ExportMenu path="pusat-seller/pesanan/ekspor" filter={loaderData.filter} />}
      />
      <SalesView filter={loaderData.filter} />
    </main>
  )
}
