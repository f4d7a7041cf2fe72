import { businessDay } from '#domain/business-day.ts'
import { PRICES_PATH } from '#web/areas/prices/paths.ts'
import { PriceView } from '#web/areas/prices/price-view.tsx'
import { priceListsQuery, pricesQuery } from '#web/areas/prices/queries.ts'
import { ownProductPath } from '#web/areas/seller-center/paths.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-price'

export async function loader(args: Route.LoaderArgs) {
  const page = sellerPageOf(args)
  const productId = Number(args.params.productId)
  const [{ name }] = await Promise.all([found(page.ask(pricesQuery(productId))), page.ask(priceListsQuery)])
  const mayGrant = viewerMay(page.viewer, 'customers.grants')
  return { ...page.loaded(), productId, name, today: businessDay(page.madeAt), mayGrant }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Harga ${loaderData.name} – Pusat Seller` : 'Harga tidak ditemukan')

export default function SellerPricePage({ loaderData: { productId, name, today, mayGrant } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title={name} breadcrumb={[{ label: 'Harga', to: PRICES_PATH }, { label: name }]} />
      <PriceView
        key={productId}
        productId={productId}
        today={today}
        mayGrant={mayGrant}
        editorPath={ownProductPath(productId)}
      />
    </main>
  )
}
