import { categoriesQuery } from '#web/areas/catalogue/public.ts'
import { ProductEditor } from '#web/areas/seller-center/editor/product-editor.tsx'
import { editorQuery } from '#web/areas/seller-center/editor/queries.ts'
import { OWN_PRODUCTS_PATH } from '#web/areas/seller-center/paths.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/own-product'

export async function loader(args: Route.LoaderArgs) {
  const page = sellerPageOf(args)
  const productId = Number(args.params.productId)
  const [{ product }] = await Promise.all([found(page.ask(editorQuery(productId))), page.ask(categoriesQuery)])
  return { ...page.loaded(), productId, name: product?.offer.name ?? '' }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `${loaderData.name} – Pusat Seller` : 'Produk tidak ditemukan')

export default function OwnProductPage({ loaderData: { productId, name } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title={name} breadcrumb={[{ label: 'Produk', to: OWN_PRODUCTS_PATH }, { label: 'Ubah produk' }]} />
      {/* what is typed for one product must not carry over to another */}
      <ProductEditor key={productId} productId={productId} copyOf={null} />
    </main>
  )
}
