import { sellerPath } from '#domain/catalogue/address.ts'
import { SellerView, sellerCrumbs } from '#web/areas/catalogue/seller-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/caller.ts'
import { found } from '#web/lib/found.ts'
import { breadcrumbData, pageMeta, sellerData, titleOnly } from '#web/lib/seo.ts'
import type { Route } from './+types/seller'

const FIRST_LOOK = 10

export async function loader(args: Route.LoaderArgs) {
  const { call, publicUrl } = pageOf(args)
  const { username } = args.params
  const [{ data: seller }, { data: list }] = await found(
    Promise.all([
      call('seller/detail', { seller_username: username }),
      call('produk/daftar', { seller: username, per_halaman: FIRST_LOOK }),
    ]),
  )
  return { seller, products: list.produk, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return titleOnly('Seller tidak ditemukan')
  const { seller, publicUrl } = loaderData
  return pageMeta({
    title: seller.seller_nama,
    description: seller.seller_deskripsi,
    publicUrl,
    path: sellerPath(seller.seller_username),
    type: 'profile',
    linkedData: [
      sellerData(publicUrl, {
        name: seller.seller_nama,
        description: seller.seller_deskripsi,
        path: sellerPath(seller.seller_username),
        street: seller.seller_alamat,
        city: seller.seller_kota,
        province: seller.seller_provinsi,
      }),
      breadcrumbData(publicUrl, sellerCrumbs(seller)),
    ],
  })
}

export default function SellerPage({ loaderData }: Route.ComponentProps) {
  return <SellerView seller={loaderData.seller} products={loaderData.products} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
