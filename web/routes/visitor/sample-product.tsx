import { data } from 'react-router'
import { sampleProduct } from '#domain/sample/products.ts'
import { SampleProductView } from '#web/areas/sample/sample-product-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/sample-product'

export function loader({ params: { productId } }: Route.LoaderArgs) {
  const product = /^[1-9]\d?$/.test(productId) ? sampleProduct(Number(productId)) : undefined
  if (!product) throw data(null, { status: 404 })
  return { product }
}

/** Not for search engines: it sells nothing [SAMPLE-3]. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `${loaderData.product.name} (contoh)` : 'Produk tidak ditemukan')

export default function SampleProductPage({ loaderData: { product } }: Route.ComponentProps) {
  // a choice of options belongs to one product: another one starts again
  return <SampleProductView key={product.id} product={product} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
