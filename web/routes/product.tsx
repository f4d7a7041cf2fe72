import { redirect } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { productCard, productDetail } from '#domain/catalogue/codec.ts'
import { list } from '#domain/codec.ts'
import { productCrumbs } from '#web/areas/catalogue/product-crumbs.ts'
import { ProductView } from '#web/areas/catalogue/product-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/caller.ts'
import { found } from '#web/lib/found.ts'
import { breadcrumbData, pageMeta, productData, titleOnly } from '#web/lib/seo.ts'
import type { Route } from './+types/product'

export async function loader(args: Route.LoaderArgs) {
  const { call, viewer, publicUrl } = pageOf(args)
  const [code = ''] = args.params.address.split('-')
  const product = productDetail.decode((await found(call('produk/detail', { produk_id_url: code }))).data)
  const canonical = productPath(product)
  if (canonical !== `/produk/${args.params.address}`) throw redirect(canonical + args.url.search, 301)

  const related = await call('produk/produk-terkait', {
    company_id: viewer.company?.id ?? null,
    produk_id: product.id,
  })
  return { product, related: list(productCard).decode(related.data), publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return titleOnly('Produk tidak ditemukan')
  const { product, publicUrl } = loaderData
  const path = productPath(product)
  return pageMeta({
    title: product.name,
    description: product.description,
    publicUrl,
    path,
    image: product.pictures[0],
    type: 'product',
    linkedData: [
      productData(publicUrl, {
        name: product.name,
        description: product.description,
        path,
        image: product.pictures[0],
        code: product.code,
        category: product.categoryName,
        seller: product.sellerName,
        available: product.available,
        price: product.price,
      }),
      breadcrumbData(publicUrl, productCrumbs(product)),
    ],
  })
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related } = loaderData
  // a quantity belongs to one product: another one begins anew
  return <ProductView key={product.id} product={product} related={related} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
