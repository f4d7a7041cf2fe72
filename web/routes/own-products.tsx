import { ProductsView } from '#web/areas/seller-center/products-view.tsx'
import { ownProductsQuery, productFilter } from '#web/areas/seller-center/queries.ts'
import { sellerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/own-products'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = sellerPageOf(args)
  const filter = productFilter.read(args.url.searchParams)
  return { ...(await prefetch(ownProductsQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Produk – Pusat Seller')

export default function OwnProductsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Produk" />
      <ProductsView filter={loaderData.filter} />
    </main>
  )
}
