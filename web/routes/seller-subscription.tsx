import { customerDetail } from '#domain/subscriptions/codec.ts'
import { CustomerView } from '#web/areas/subscriptions/customer-view.tsx'
import { sellerPageOf } from '#web/lib/caller.ts'
import { found } from '#web/lib/found.ts'
import { titleOnly } from '#web/lib/seo.ts'
import type { Route } from './+types/seller-subscription'

export async function loader(args: Route.LoaderArgs) {
  const { call } = sellerPageOf(args)
  const body = { langganan_id: args.params.subscriptionId }
  const { data } = await found(call('pusat-seller/langganan/detail', body))
  return { customer: customerDetail.decode(data) }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Langganan ${loaderData.customer.buyerName}` : 'Langganan tidak ditemukan')

export default function SellerSubscriptionPage({ loaderData: { customer } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      {/* what was typed about one customer is not said of another */}
      <CustomerView key={customer.id} customer={customer} />
    </main>
  )
}
