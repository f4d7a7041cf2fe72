import { Link } from 'react-router'
import { HelpLink } from '#web/areas/content/public.ts'
import { newProductPath } from '#web/areas/seller-center/paths.ts'
import { lastBulkActQuery, ownProductsFile, ownProductsQuery, productFilter } from '#web/areas/seller-center/queries.ts'
import { ProductsView } from '#web/areas/seller-center/table/products-view.tsx'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { Route } from './+types/own-products'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer } = sellerPageOf(args)
  const filter = productFilter.read(args.url.searchParams)
  const mayAdd = viewerMay(viewer, 'products.change')
  const loaded = await prefetch(ownProductsQuery(filter), ...(mayAdd ? [lastBulkActQuery] : []))
  return { ...loaded, filter, mayAdd }
}

export const meta: Route.MetaFunction = () => titleOnly('Produk – Pusat Seller')

export default function OwnProductsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Produk"
        help={<HelpLink topic="produk-sendiri" />}
        actions={
          loaderData.mayAdd && (
            <>
              <a href={ownProductsFile(loaderData.filter)} download className={buttonClass({ variant: 'secondary' })}>
                <Icon name="download" size={18} />
                Ekspor
              </a>
              <Link to={newProductPath()} className={buttonClass()}>
                <Icon name="plus" size={18} />
                Tambah produk
              </Link>
            </>
          )
        }
      />
      <ProductsView filter={loaderData.filter} mayChange={loaderData.mayAdd} />
    </main>
  )
}
