import { redirect } from 'react-router'
import { formatTotal } from '#domain/format.ts'
import { listTitle } from '#web/areas/catalogue/list/filter-names.ts'
import { countFilters, listPath, readFilters } from '#web/areas/catalogue/list/list-address.ts'
import { listLayout } from '#web/areas/catalogue/list/list-view.ts'
import { ProductList } from '#web/areas/catalogue/list/product-list.tsx'
import { facetsQuery, productsQuery } from '#web/areas/catalogue/list/queries-lists.ts'
import { FoundMaterials } from '#web/areas/materials/found-materials.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { answerTo } from '#web/lib/page/loaded.ts'
import { breadcrumbData, pageMeta } from '#web/lib/page/seo.ts'
import type { Route } from './+types/products'

const PAGE_SIZES = { cards: 24, table: 30 }

export async function loader(args: Route.LoaderArgs) {
  const page = pageOf(args)
  const filters = readFilters(args.url.searchParams)
  const display = listLayout(page, args.request, PAGE_SIZES)
  const loaded = await page.prefetch(productsQuery(filters, display), facetsQuery(filters))
  const answered = answerTo(loaded, productsQuery(filters, display)).page
  if (answered !== filters.page) throw redirect(listPath({ ...filters, page: answered }))
  return { ...loaded, filters, display, publicUrl: page.publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { filters, display, publicUrl } = loaderData
  const { total, more } = answerTo(loaderData, productsQuery(filters, display))
  const title = listTitle(filters)
  const { category, page } = filters
  return pageMeta({
    title: page > 1 ? `${title}, halaman ${page}` : title,
    description: `${formatTotal(total, more)} produk ${title === 'Daftar Produk' ? 'bahan baku industri' : title} dari distributor, importir, dan produsen: grade, asal, kemasan, dan minimum pembelian.`,
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
  const { filters, display } = loaderData
  return (
    <ProductList
      filters={filters}
      layout={display}
      materials={<FoundMaterials list={productsQuery(filters, display)} keyword={filters.keyword} />}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
