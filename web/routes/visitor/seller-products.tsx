import { redirect } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import { formatTotal } from '#domain/format.ts'
import { type ListFilters, listPath, readFilters } from '#web/areas/catalogue/list/list-address.ts'
import { type ListLayout, listLayout } from '#web/areas/catalogue/list/list-view.ts'
import { productsQuery, sellerQuery } from '#web/areas/catalogue/list/queries-lists.ts'
import { SellerProducts } from '#web/areas/catalogue/seller/seller-products.tsx'
import { sellerCrumbs } from '#web/areas/catalogue/seller/seller-view.tsx'
import { FoundMaterials } from '#web/areas/materials/found-materials.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { answerTo } from '#web/lib/page/loaded.ts'
import { breadcrumbData, pageMeta, titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/seller-products'

const PAGE_SIZES = { cards: 20, table: 30 }

const sellerProducts = ({ seller, ...filters }: ListFilters & { seller: string }, display: ListLayout) =>
  productsQuery({ ...filters, sellers: [seller] }, display)

export async function loader(args: Route.LoaderArgs) {
  const opened = pageOf(args)
  const { username } = args.params
  const { showcase, keyword, sort, page } = readFilters(args.url.searchParams)
  const filters = { seller: username, showcase, keyword, sort, page }
  const display = listLayout(opened, args.request, PAGE_SIZES)
  const loaded = await found(opened.prefetch(sellerQuery(username), sellerProducts(filters, display)))
  const answered = answerTo(loaded, sellerProducts(filters, display)).page
  if (answered !== page) throw redirect(listPath({ ...filters, page: answered }, `${sellerPath(username)}/produk`))
  return { ...loaded, filters, display, publicUrl: opened.publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return titleOnly('Seller tidak ditemukan')
  const { filters, display, publicUrl } = loaderData
  const seller = answerTo(loaderData, sellerQuery(filters.seller))
  const { total, more } = answerTo(loaderData, sellerProducts(filters, display))
  const showcase = seller.showcases.find(({ slug }) => slug === filters.showcase)
  return pageMeta({
    title: showcase ? `${showcase.name} dari ${seller.name}` : `Produk ${seller.name}`,
    description: `${formatTotal(total, more)} produk ${showcase ? `di etalase ${showcase.name} ` : ''}dari ${seller.name}, ${seller.city}.`,
    publicUrl,
    path: listPath({ showcase: filters.showcase, page: filters.page }, `${sellerPath(seller.username)}/produk`),
    unlisted: Boolean(filters.keyword),
    linkedData: [breadcrumbData(publicUrl, sellerCrumbs(seller, 'Produk'))],
  })
}

export default function SellerProductsPage({ loaderData }: Route.ComponentProps) {
  const { filters, display } = loaderData
  return (
    <SellerProducts
      filters={filters}
      layout={display}
      materials={<FoundMaterials list={sellerProducts(filters, display)} keyword={filters.keyword} />}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
