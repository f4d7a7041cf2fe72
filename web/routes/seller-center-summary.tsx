import { SalesSummaryView } from '#web/areas/seller-center/sales-summary-view.tsx'
import { sellerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-center-summary'

const WAITING_SHOWN = 8

export async function loader(args: Route.LoaderArgs) {
  const { call } = sellerPageOf(args)
  const [summary, waiting] = await Promise.all([
    call('pusat-seller/ringkasan', {}),
    call('pusat-seller/pesanan/daftar', { status: 'menunggu_konfirmasi', per_halaman: WAITING_SHOWN }),
  ])
  return { summary: summary.data, waiting: waiting.data.transaksi }
}

export const meta: Route.MetaFunction = () => titleOnly('Pusat Seller')

export default function SellerCenterSummaryPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Ringkasan" lead="Pesanan yang menunggu Anda dan jalannya bulan ini." />
      <SalesSummaryView {...loaderData} />
    </main>
  )
}
