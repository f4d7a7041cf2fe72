import { customerPage, subscriptionState } from '#domain/subscriptions/codec.ts'
import { CustomersView } from '#web/areas/subscriptions/customers-view.tsx'
import { sellerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { readStatusFilter, statusBody } from '#web/lib/status-filter.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-subscriptions'

export async function loader(args: Route.LoaderArgs) {
  const { call } = sellerPageOf(args)
  const filter = readStatusFilter(new URL(args.request.url).searchParams, Object.values(subscriptionState.names))
  const { data } = await call('pusat-seller/langganan/daftar', statusBody(filter))
  return { filter, page: customerPage.decode(data) }
}

export const meta: Route.MetaFunction = () => titleOnly('Langganan – Pusat Seller')

export default function SellerSubscriptionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Langganan" />
      <CustomersView {...loaderData} />
    </main>
  )
}
