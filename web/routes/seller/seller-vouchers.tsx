import { businessDay } from '#domain/business-day.ts'
import { shopVouchersQuery, vouchersFilter } from '#web/areas/seller-vouchers/queries.ts'
import { VouchersView } from '#web/areas/seller-vouchers/vouchers-view.tsx'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-vouchers'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, madeAt } = sellerPageOf(args)
  const filter = vouchersFilter.read(args.url.searchParams)
  return { ...(await prefetch(shopVouchersQuery(filter))), filter, today: businessDay(madeAt) }
}

export const meta: Route.MetaFunction = () => titleOnly('Voucher toko – Pusat Seller')

export default function SellerVouchersPage({ loaderData: { filter, today } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Voucher toko"
        lead="Potongan harga sebelum PPN untuk pelanggan toko Anda, dipilih saat checkout."
      />
      <VouchersView filter={filter} today={today} />
    </main>
  )
}
