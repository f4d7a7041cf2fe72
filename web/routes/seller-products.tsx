import { sellerPath } from '#domain/catalogue/address.ts'
import { productPage, sellerDetail } from '#domain/catalogue/codec.ts'
import { listPath, readFilters } from '#web/areas/catalogue/list-address.ts'
import { SellerProducts } from '#web/areas/catalogue/seller-products.tsx'
import { sellerCrumbs } from '#web/areas/catalogue/seller-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/caller.ts'
import { found } from '#web/lib/found.ts'
import { breadcrumbData, pageMeta, titleOnly } from '#web/lib/seo.ts'
import type { Route } from './+types/seller-products'

const PAGE_SIZE = 20

export async function loader(args: Route.LoaderArgs) {
  const { call, publicUrl } = pageOf(args)
  const { username } = args.params
  const { etalase, keyword, urut, halaman } = readFilters(args.url.searchParams)
  const [{ data: seller }, { data: list }] = await found(
    Promise.all([
      call('seller/detail', { seller_username: username }),
      call('produk/daftar', { seller: username, etalase, keyword, urut, halaman, per_halaman: PAGE_SIZE }),
    ]),
  )
  const filters = { ...(etalase && { etalase }), ...(keyword && { keyword }), ...(urut && { urut }), halaman }
  return {
    seller: sellerDetail.decode(seller),
    filters,
    products: productPage.decode(list).products,
    total: list.total,
    pages: Math.ceil(list.total / PAGE_SIZE),
    publicUrl,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return titleOnly('Seller tidak ditemukan')
  const { seller, filters, total, publicUrl } = loaderData
  const showcase = seller.showcases.find(({ slug }) => slug === filters.etalase)
  return pageMeta({
    title: showcase ? `${showcase.name} dari ${seller.name}` : `Produk ${seller.name}`,
    description: `${total} produk ${showcase ? `di etalase ${showcase.name} ` : ''}dari ${seller.name}, ${seller.city}.`,
    publicUrl,
    path: listPath(
      { ...(filters.etalase && { etalase: filters.etalase }), halaman: filters.halaman },
      `${sellerPath(seller.username)}/produk`,
    ),
    unlisted: Boolean(filters.keyword),
    linkedData: [breadcrumbData(publicUrl, sellerCrumbs(seller, 'Produk'))],
  })
}

export default function SellerProductsPage({ loaderData }: Route.ComponentProps) {
  const { seller, filters, products, total, pages } = loaderData
  return <SellerProducts seller={seller} filters={filters} products={products} total={total} pages={pages} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
