import { SHOWCASES_PATH } from '#web/areas/seller-center/paths.ts'
import { CollectionProductsView } from '#web/areas/seller-center/showcases/collection-products-view.tsx'
import {
  collectionProductsFilter,
  collectionProductsQuery,
  collectionsQuery,
} from '#web/areas/seller-center/showcases/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-product-collection'

export async function loader(args: Route.LoaderArgs) {
  const page = sellerPageOf(args)
  const { showcaseId } = args.params
  const filter = collectionProductsFilter.read(args.url.searchParams)
  const [showcases] = await Promise.all([
    page.ask(collectionsQuery),
    found(page.ask(collectionProductsQuery(showcaseId, filter))),
  ])
  const name = showcases.find(({ id }) => id === showcaseId)?.name ?? ''
  return { ...page.loaded(), showcaseId, filter, name, mayChange: viewerMay(page.viewer, 'products.change') }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `${loaderData.name} – Pusat Seller` : 'Etalase tidak ditemukan')

export default function SellerProductCollectionPage({ loaderData }: Route.ComponentProps) {
  const { showcaseId, filter, name, mayChange } = loaderData
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title={name} breadcrumb={[{ label: 'Etalase', to: SHOWCASES_PATH }, { label: name }]} />
      <CollectionProductsView key={showcaseId} collectionId={showcaseId} filter={filter} mayChange={mayChange} />
    </main>
  )
}
