import { OWN_PRODUCTS_PATH } from '#web/areas/seller-center/paths.ts'
import { OwnProposalsView } from '#web/areas/seller-center/proposals/own-proposals-view.tsx'
import { ownProposalFilter, ownProposalsQuery } from '#web/areas/seller-center/proposals/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-proposals'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = sellerPageOf(args)
  const filter = ownProposalFilter.read(args.url.searchParams)
  return { ...(await prefetch(ownProposalsQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Usulan bahan – Pusat Seller')

export default function SellerProposalsPage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        breadcrumb={[{ label: 'Produk', to: OWN_PRODUCTS_PATH }, { label: 'Usulan bahan' }]}
        title="Usulan bahan"
        lead="Bahan yang Anda usulkan dan jawaban administrator."
      />
      <OwnProposalsView filter={filter} />
    </main>
  )
}
