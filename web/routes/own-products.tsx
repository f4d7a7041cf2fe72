import { productStatus } from '#domain/catalogue/codec.ts'
import { ProductsView } from '#web/areas/seller-center/products-view.tsx'
import { sellerPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { readStatusFilter, statusBody } from '#web/lib/status-filter.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/own-products'

const NOT_YOUR_ROLE = 'Peran Anda hanya dapat melihat produk.'

export async function loader(args: Route.LoaderArgs) {
  const { call, viewer } = sellerPageOf(args)
  const filter = readStatusFilter(new URL(args.request.url).searchParams, Object.values(productStatus.names))
  const { data } = await call('pusat-seller/produk/daftar', statusBody(filter))
  return { filter, page: data, bar: viewerMay(viewer, 'products.change') ? null : NOT_YOUR_ROLE }
}

export const meta: Route.MetaFunction = () => titleOnly('Produk – Pusat Seller')

export default function OwnProductsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title="Produk" />
      <ProductsView {...loaderData} />
    </main>
  )
}
