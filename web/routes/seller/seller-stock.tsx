import { STOCKS_PATH } from '#web/areas/stock/paths.ts'
import { movementsFilter, movementsQuery, stockQuery } from '#web/areas/stock/queries.ts'
import { StockView } from '#web/areas/stock/stock-view.tsx'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/seller-stock'

export async function loader(args: Route.LoaderArgs) {
  const page = sellerPageOf(args)
  const productId = Number(args.params.productId)
  const filter = movementsFilter.read(args.url.searchParams)
  const asked = [found(page.ask(stockQuery(productId))), found(page.ask(movementsQuery(productId, filter)))] as const
  const [{ product }] = await Promise.all(asked)
  return { ...page.loaded(), productId, filter, name: product.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Stok ${loaderData.name} – Pusat Seller` : 'Stok tidak ditemukan')

export default function SellerStockPage({ loaderData: { productId, filter, name } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader title={name} breadcrumb={[{ label: 'Stok dan lot', to: STOCKS_PATH }, { label: name }]} />
      <StockView key={productId} productId={productId} filter={filter} />
    </main>
  )
}
