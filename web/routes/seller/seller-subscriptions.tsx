import { HelpLink } from '#web/areas/content/public.ts'
import { PriceRequests, priceRequestsQuery } from '#web/areas/prices/public.ts'
import { CustomersView } from '#web/areas/subscriptions/customers-view.tsx'
import { GrantLimitsButton } from '#web/areas/subscriptions/grant-limits-dialog.tsx'
import {
  customerFilter,
  customersQuery,
  grantSettingsQuery,
  waitingGrantsQuery,
} from '#web/areas/subscriptions/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-subscriptions'

export async function loader(args: Route.LoaderArgs) {
  const filter = customerFilter.read(args.url.searchParams)
  const page = sellerPageOf(args)
  const decides = viewerMay(page.viewer, 'customers.grants')
  const queries = decides ? [grantSettingsQuery] : []
  return {
    ...(await page.prefetch(customersQuery(filter), waitingGrantsQuery, priceRequestsQuery, ...queries)),
    filter,
    decides,
  }
}

export const meta: Route.MetaFunction = () => titleOnly('Langganan – Pusat Seller')

export default function SellerSubscriptionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Langganan"
        help={<HelpLink topic="pelanggan" />}
        actions={loaderData.decides && <GrantLimitsButton />}
      />
      <PriceRequests />
      <CustomersView filter={loaderData.filter} />
    </main>
  )
}
