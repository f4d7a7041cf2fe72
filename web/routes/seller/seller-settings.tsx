import { hoursQuery } from '#web/areas/chat/public.ts'
import { deliveryQuery, shopQuery } from '#web/areas/seller-center/settings/queries.ts'
import { SettingsView } from '#web/areas/seller-center/settings/settings-view.tsx'
import { entryRuleQuery } from '#web/areas/subscriptions/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-settings'

export function loader(args: Route.LoaderArgs) {
  return sellerPageOf(args).prefetch(shopQuery, deliveryQuery, hoursQuery, entryRuleQuery)
}

export const meta: Route.MetaFunction = () => titleOnly('Pengaturan – Pusat Seller')

export default function SellerSettingsPage() {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Pengaturan" />
      <SettingsView />
    </main>
  )
}
