import { LotsView } from '#web/areas/product-documents/lots-view.tsx'
import { OWN_DOCUMENTS_PATH } from '#web/areas/product-documents/public.ts'
import { certifiedLotsQuery, lotFilter } from '#web/areas/product-documents/queries-lots.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-lot-documents'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = sellerPageOf(args)
  const filter = lotFilter.read(args.url.searchParams)
  return { ...(await prefetch(certifiedLotsQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('CoA per lot – Pusat Seller')

export default function SellerLotDocumentsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        breadcrumb={[{ label: 'Dokumen', to: OWN_DOCUMENTS_PATH }, { label: 'CoA per lot' }]}
        title="CoA per lot"
        lead="CoA sebuah lot ikut pada dokumen setiap pesanan yang dikirim dari lot itu."
      />
      <LotsView filter={loaderData.filter} />
    </main>
  )
}
