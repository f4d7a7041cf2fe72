import { CollectionsView } from '#web/areas/seller-center/showcases/collections-view.tsx'
import { collectionsQuery } from '#web/areas/seller-center/showcases/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-product-collections'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer } = sellerPageOf(args)
  return { ...(await prefetch(collectionsQuery)), mayChange: viewerMay(viewer, 'products.change') }
}

export const meta: Route.MetaFunction = () => titleOnly('Etalase – Pusat Seller')

export default function SellerProductCollectionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Etalase" />
      <CollectionsView mayChange={loaderData.mayChange} />
    </main>
  )
}
