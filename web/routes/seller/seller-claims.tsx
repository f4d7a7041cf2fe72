import { SaleClaimsView } from '#web/areas/claims/claims-view.tsx'
import { claimFilter, saleClaimsQuery } from '#web/areas/claims/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-claims'

export async function loader(args: Route.LoaderArgs) {
  const filter = claimFilter.read(args.url.searchParams)
  return { ...(await sellerPageOf(args).prefetch(saleClaimsQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Klaim – Pusat Seller')

export default function SellerClaimsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Klaim" lead="Barang yang menurut pembeli kurang, rusak, atau tidak sesuai saat diterima." />
      <SaleClaimsView filter={loaderData.filter} />
    </main>
  )
}
