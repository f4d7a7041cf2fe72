import { sellerPath } from '#domain/catalogue/address.ts'
import { productPage, sellerDetail } from '#domain/catalogue/codec.ts'
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
  return { seller: sellerDetail.decode(seller), products: productPage.decode(list).products, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return titleOnly('Seller tidak ditemukan')
  const { seller, publicUrl } = loaderData
  return pageMeta({
    title: seller.name,
    description: seller.about,
    publicUrl,
    path: sellerPath(seller.username),
    type: 'profile',
    linkedData: [
      sellerData(publicUrl, {
        name: seller.name,
        description: seller.about,
        path: sellerPath(seller.username),
        street: seller.address,
        city: seller.city,
        province: seller.province,
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
