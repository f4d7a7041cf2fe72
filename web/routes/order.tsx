import { OrderView } from '#web/areas/orders/order-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/caller.ts'
import { found } from '#web/lib/found.ts'
import { titleOnly } from '#web/lib/seo.ts'
import type { Route } from './+types/order'

export async function loader(args: Route.LoaderArgs) {
  const { call, companyId } = buyerPageOf(args)
  const { data: order } = await found(call('transaksi/detail', { transaksi_id: args.params.orderId }))
  return { companyId, order }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Transaksi ${loaderData.order.nomor}` : 'Transaksi tidak ditemukan')

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { companyId, order } = loaderData
  return (
    <main className="page-width pb-16">
      {/* what was typed about one order is not said of another */}
      <OrderView key={order.transaksi_id} companyId={companyId} order={order} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
