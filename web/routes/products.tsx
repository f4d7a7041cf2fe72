import { facets, productPage } from '#domain/catalogue/codec.ts'
import { listTitle } from '#web/areas/catalogue/filter-names.ts'
import { countFilters, listPath, readFilters } from '#web/areas/catalogue/list-address.ts'
import { ProductList } from '#web/areas/catalogue/product-list.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/caller.ts'
import { breadcrumbData, pageMeta } from '#web/lib/seo.ts'
import type { Route } from './+types/products'

const PAGE_SIZE = 24

export async function loader(args: Route.LoaderArgs) {
  const { call, publicUrl } = pageOf(args)
  const filters = readFilters(args.url.searchParams)
  const { halaman, urut, ...narrowing } = filters
  const [list, choices] = await Promise.all([
    call('produk/daftar', { ...narrowing, ...(urut && { urut }), halaman, per_halaman: PAGE_SIZE }),
    call('produk/filter', narrowing),
  ])
  const { products, total } = productPage.decode(list.data)
  return {
    filters,
    facets: facets.decode(choices.data),
    products,
    total,
    pages: Math.ceil(total / PAGE_SIZE),
    publicUrl,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { filters, total, publicUrl } = loaderData
  const title = listTitle(filters)
  const { kategori, halaman } = filters
  const path = listPath({ ...(kategori && { kategori }), halaman })
  return pageMeta({
    title: halaman > 1 ? `${title}, halaman ${halaman}` : title,
    description: `${total} produk ${title === 'Daftar Produk' ? 'bahan baku industri' : title} dari distributor, importir, dan produsen: grade, asal, kemasan, dan minimum pembelian.`,
    publicUrl,
    path,
    unlisted: Boolean(filters.keyword) || countFilters(filters) > (kategori ? 1 : 0),
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
  const { filters, facets, products, total, pages } = loaderData
  return <ProductList filters={filters} facets={facets} products={products} total={total} pages={pages} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
