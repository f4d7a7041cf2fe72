import { ProductsView } from '#web/areas/product-reports/products-view.tsx'
import { reviewQueueFilter, reviewQueueQuery } from '#web/areas/product-reports/queries.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-products'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch } = adminPageOf(args)
  const filter = reviewQueueFilter.read(args.url.searchParams)
  return { ...(await prefetch(reviewQueueQuery(filter))), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Produk – Administrator')

export default function AdminProductsPage({ loaderData: { filter } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Produk" lead="Semua produk seller, yang terbaru lebih dahulu, dengan laporan tentangnya." />
      <ProductsView filter={filter} />
    </main>
  )
}
