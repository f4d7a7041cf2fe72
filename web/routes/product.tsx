import { redirect } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { productCrumbs } from '#web/areas/catalogue/product-crumbs.ts'
import { ProductView } from '#web/areas/catalogue/product-view.tsx'
import { priceOf } from '#web/areas/catalogue/standing.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/caller.ts'
import { found } from '#web/lib/found.ts'
import { breadcrumbData, pageMeta, productData, titleOnly } from '#web/lib/seo.ts'
import type { Route } from './+types/product'

export async function loader(args: Route.LoaderArgs) {
  const { call, viewer, publicUrl } = pageOf(args)
  const [code = ''] = args.params.address.split('-')
  const { data: product } = await found(call('produk/detail', { produk_id_url: code }))
  const canonical = productPath(product)
  if (canonical !== `/produk/${args.params.address}`) throw redirect(canonical + args.url.search, 301)

  const { data: related } = await call('produk/produk-terkait', {
    company_id: viewer.perusahaan?.company_id ?? null,
    produk_id: product.produk_id,
  })
  return { product, related, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return titleOnly('Produk tidak ditemukan')
  const { product, publicUrl } = loaderData
  const path = productPath(product)
  return pageMeta({
    title: product.produk_nama,
    description: product.produk_deskripsi,
    publicUrl,
    path,
    image: product.produk_foto[0],
    type: 'product',
    linkedData: [
      productData(publicUrl, {
        name: product.produk_nama,
        description: product.produk_deskripsi,
        path,
        image: product.produk_foto[0],
        code: product.produk_id_url,
        category: product.kategori_nama,
        seller: product.seller_nama,
        available: product.produk_tersedia,
        price: priceOf(product),
      }),
      breadcrumbData(publicUrl, productCrumbs(product)),
    ],
  })
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related } = loaderData
  // a quantity belongs to one product: another one begins anew
  return <ProductView key={product.produk_id} product={product} related={related} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
