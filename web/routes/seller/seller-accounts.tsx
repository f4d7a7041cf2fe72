import { OwnAccountsView } from '#web/areas/bank-accounts/own-accounts-view.tsx'
import { ownAccountsQuery } from '#web/areas/bank-accounts/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-accounts'

export function loader(args: Route.LoaderArgs) {
  return sellerPageOf(args).prefetch(ownAccountsQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Rekening – Pusat Seller')

export default function SellerAccountsPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Rekening"
        lead="Tempat pembayaran pesanan diterima. Perubahan berlaku setelah dua administrator memeriksanya."
      />
      <OwnAccountsView />
    </main>
  )
}
