import { CustomerView } from '#web/areas/subscriptions/customer-view.tsx'
import { customerQuery } from '#web/areas/subscriptions/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/seller-subscription'

export async function loader(args: Route.LoaderArgs) {
  const page = sellerPageOf(args)
  const { buyerName } = await found(page.ask(customerQuery(args.params.subscriptionId)))
  return { ...page.loaded(), buyerName }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Langganan ${loaderData.buyerName}` : 'Langganan tidak ditemukan')

export default function SellerSubscriptionPage({ params }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      {/* text typed for one customer must not carry over to another */}
      <CustomerView key={params.subscriptionId} customerId={params.subscriptionId} />
    </main>
  )
}
