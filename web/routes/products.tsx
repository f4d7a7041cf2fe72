import { listTitle } from '#web/areas/catalogue/filter-names.ts'
import { countFilters, listPath, readFilters } from '#web/areas/catalogue/list-address.ts'
import { ProductList } from '#web/areas/catalogue/product-list.tsx'
import { facetsQuery, productsQuery } from '#web/areas/catalogue/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/caller.ts'
import { answerTo } from '#web/lib/loaded.ts'
import { breadcrumbData, pageMeta } from '#web/lib/seo.ts'
import type { Route } from './+types/products'

const PAGE_SIZE = 24

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, publicUrl } = pageOf(args)
  const filters = readFilters(args.url.searchParams)
  return { ...(await prefetch(productsQuery(filters, PAGE_SIZE), facetsQuery(filters))), filters, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { filters, publicUrl } = loaderData
  const { total } = answerTo(loaderData, productsQuery(filters, PAGE_SIZE))
  const title = listTitle(filters)
  const { category, page } = filters
  return pageMeta({
    title: page > 1 ? `${title}, halaman ${page}` : title,
    description: `${total} produk ${title === 'Daftar Produk' ? 'bahan baku industri' : title} dari distributor, importir, dan produsen: grade, asal, kemasan, dan minimum pembelian.`,
    publicUrl,
    path: listPath({ category, page }),
    unlisted: Boolean(filters.keyword) || countFilters(filters) > (category ? 1 : 0),
    linkedData: [
      breadcrumbData(publicUrl, [
        { label: 'Beranda', to: '/' },
        { label: 'Daftar Produk', to: '/produk' },
        ...(title === 'Daftar Produk' ? [] : [{ label: title }]),
      ]),
    ],
  })
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  return <ProductList filters={loaderData.filters} pageSize={PAGE_SIZE} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
