import { CustomersView } from '#web/areas/subscriptions/customers-view.tsx'
import { customerFilter, customersQuery } from '#web/areas/subscriptions/queries.ts'
import { sellerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-subscriptions'

export async function loader(args: Route.LoaderArgs) {
  const filter = customerFilter.read(args.url.searchParams)
  return { ...(await sellerPageOf(args).prefetch(customersQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Langganan – Pusat Seller')

export default function SellerSubscriptionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Langganan" />
      <CustomersView filter={loaderData.filter} />
    </main>
  )
}
