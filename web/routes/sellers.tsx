import { sellerPage } from '#domain/catalogue/codec.ts'
import { listPath, readFilters } from '#web/areas/catalogue/list-address.ts'
import { SellerList } from '#web/areas/catalogue/seller-list.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/caller.ts'
import { breadcrumbData, pageMeta } from '#web/lib/seo.ts'
import type { Route } from './+types/sellers'

const PAGE_SIZE = 24

export async function loader(args: Route.LoaderArgs) {
  const { call, publicUrl } = pageOf(args)
  const filters = readFilters(args.url.searchParams)
  const { kategori, tipe_seller, keyword, halaman } = filters
  const { data } = await call('seller/daftar', { kategori, tipe_seller, keyword, halaman, per_halaman: PAGE_SIZE })
  return {
    filters,
    sellers: sellerPage.decode(data).sellers,
    total: data.total,
    pages: Math.ceil(data.total / PAGE_SIZE),
    publicUrl,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { filters, total, publicUrl } = loaderData
  return pageMeta({
    title: 'Seller bahan baku',
    description: `${total} distributor, importir, dan produsen bahan baku farmasi, pangan, kosmetik, dan alami di Indonesia.`,
    publicUrl,
    path: listPath({ halaman: filters.halaman }, '/seller'),
    unlisted: Boolean(filters.keyword ?? filters.kategori ?? filters.tipe_seller),
    linkedData: [breadcrumbData(publicUrl, [{ label: 'Beranda', to: '/' }, { label: 'Seller' }])],
  })
}

export default function SellersPage({ loaderData }: Route.ComponentProps) {
  const { filters, sellers, total, pages } = loaderData
  return <SellerList filters={filters} sellers={sellers} total={total} pages={pages} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
