import { orderClaimsQuery } from '#web/areas/claims/public.ts'
import { orderDocumentsQuery } from '#web/areas/order-documents/public.ts'
import { OrderView } from '#web/areas/orders/order-view.tsx'
import { orderQuery } from '#web/areas/orders/queries.ts'
import { accountsOfOrderQuery } from '#web/areas/payments/public.ts'
import { orderMoneyQuery } from '#web/areas/receivables/public.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { cancellingQuery } from '#web/areas/shipments/public.ts'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/order'

export async function loader(args: Route.LoaderArgs) {
  const page = buyerPageOf(args)
  const { number } = await found(page.ask(orderQuery(args.params.orderId)))
  const { orderId } = args.params
  const prefetched = await page.prefetch(
    orderDocumentsQuery(orderId),
    orderMoneyQuery(orderId),
    accountsOfOrderQuery(orderId),
    cancellingQuery(orderId),
    orderClaimsQuery(orderId),
  )
  return { ...prefetched, number }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Pesanan ${loaderData.number}` : 'Pesanan tidak ditemukan')

export default function OrderPage({ params }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      {/* text typed for one order must not carry over to another */}
      <OrderView key={params.orderId} orderId={params.orderId} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
