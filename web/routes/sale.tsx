import { SaleView } from '#web/areas/seller-center/sale-view.tsx'
import { sellerPageOf } from '#web/lib/caller.ts'
import { found } from '#web/lib/found.ts'
import { titleOnly } from '#web/lib/seo.ts'
import type { Route } from './+types/sale'

export async function loader(args: Route.LoaderArgs) {
  const { call } = sellerPageOf(args)
  const { data: order } = await found(call('pusat-seller/pesanan/detail', { transaksi_id: args.params.orderId }))
  return { order }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Pesanan ${loaderData.order.nomor}` : 'Pesanan tidak ditemukan')

export default function SalePage({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      {/* what was typed about one order is not said of another */}
      <SaleView key={order.transaksi_id} order={order} />
    </main>
  )
}
