import { HelpLink } from '#web/areas/content/public.ts'
import { stocksFilter, stocksQuery } from '#web/areas/stock/queries.ts'
import { StocksView } from '#web/areas/stock/stocks-view.tsx'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-stocks'

export async function loader(args: Route.LoaderArgs) {
  const filter = stocksFilter.read(args.url.searchParams)
  return { ...(await sellerPageOf(args).prefetch(stocksQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Stok dan lot – Pusat Seller')

export default function SellerStocksPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Stok dan lot" help={<HelpLink topic="stok" />} />
      <StocksView filter={loaderData.filter} />
    </main>
  )
}
