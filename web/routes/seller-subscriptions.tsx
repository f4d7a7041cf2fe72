import { customerBody, readCustomerFilter } from '#web/areas/subscriptions/customer-filter.ts'
import { CustomersView } from '#web/areas/subscriptions/customers-view.tsx'
import { sellerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import type { Route } from './+types/seller-subscriptions'

export async function loader(args: Route.LoaderArgs) {
  const { call } = sellerPageOf(args)
  const filter = readCustomerFilter(new URL(args.request.url).searchParams)
  const { data } = await call('pusat-seller/langganan/daftar', customerBody(filter))
  return { filter, page: data }
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
