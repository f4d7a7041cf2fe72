import { saleOrderClaimsQuery } from '#web/areas/claims/public.ts'
import { orderDocumentsQuery } from '#web/areas/order-documents/public.ts'
import { saleQuery } from '#web/areas/orders/public.ts'
import { saleMoneyQuery } from '#web/areas/receivables/public.ts'
import { SaleView } from '#web/areas/seller-center/sale-view.tsx'
import { cancellingQuery } from '#web/areas/shipments/public.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import type { Route } from './+types/sale'

export async function loader(args: Route.LoaderArgs) {
  const page = sellerPageOf(args)
  const { number } = await found(page.ask(saleQuery(args.params.orderId)))
  const beside = [
    orderDocumentsQuery(args.params.orderId),
    cancellingQuery(args.params.orderId),
    saleOrderClaimsQuery(args.params.orderId),
  ] as const
  const money = viewerMay(page.viewer, 'payments.read') ? [saleMoneyQuery(args.params.orderId)] : []
  return { ...(await page.prefetch(...beside, ...money)), number }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Pesanan ${loaderData.number}` : 'Pesanan tidak ditemukan')

export default function SalePage({ params }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      {/* text typed for one order must not carry over to another */}
      <SaleView key={params.orderId} orderId={params.orderId} />
    </main>
  )
}
