import { SETTINGS_PATH } from '#web/areas/seller-center/paths.ts'
import { deliveryQuery } from '#web/areas/seller-center/settings/queries.ts'
import { RatesView } from '#web/areas/seller-center/settings/rates-view.tsx'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-rates'

export function loader(args: Route.LoaderArgs) {
  return sellerPageOf(args).prefetch(deliveryQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Tarif kirim – Pusat Seller')

export default function SellerRatesPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Tarif kirim"
        breadcrumb={[{ label: 'Pengaturan', to: SETTINGS_PATH }, { label: 'Tarif kirim' }]}
      />
      <RatesView />
    </main>
  )
}
