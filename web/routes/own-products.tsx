import { ProductsView } from '#web/areas/seller-center/products-view.tsx'
import { ownProductsQuery, productFilter } from '#web/areas/seller-center/queries.ts'
import { sellerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/own-products'

const NOT_YOUR_ROLE = 'Peran Anda hanya dapat melihat produk.'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer } = sellerPageOf(args)
  const filter = productFilter.read(args.url.searchParams)
  const bar = viewerMay(viewer, 'products.change') ? null : NOT_YOUR_ROLE
  return { ...(await prefetch(ownProductsQuery(filter))), filter, bar }
}

export const meta: Route.MetaFunction = () => titleOnly('Produk – Pusat Seller')

export default function OwnProductsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Produk" />
      <ProductsView filter={loaderData.filter} bar={loaderData.bar} />
    </main>
  )
}
