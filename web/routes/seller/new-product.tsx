import { categoriesQuery } from '#web/areas/catalogue/public.ts'
import { ProductEditor } from '#web/areas/seller-center/editor/product-editor.tsx'
import { editorQuery } from '#web/areas/seller-center/editor/queries.ts'
import { OWN_PRODUCTS_PATH } from '#web/areas/seller-center/paths.ts'
import { photosQuery } from '#web/areas/seller-center/photos/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/new-product'

export async function loader(args: Route.LoaderArgs) {
  const page = sellerPageOf(args)
  const copyOf = Number(args.url.searchParams.get('salin')) || null
  const copied = copyOf && found(page.prefetch(editorQuery(copyOf), photosQuery(copyOf)))
  await Promise.all([page.ask(editorQuery(null)), page.ask(categoriesQuery), copied])
  return { ...page.loaded(), copyOf }
}

export const meta: Route.MetaFunction = () => titleOnly('Tambah produk – Pusat Seller')

export default function NewProductPage({ loaderData: { copyOf } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Tambah produk"
        breadcrumb={[{ label: 'Produk', to: OWN_PRODUCTS_PATH }, { label: 'Tambah produk' }]}
      />
      <ProductEditor key={copyOf} productId={null} copyOf={copyOf} />
    </main>
  )
}
