import { redirect } from 'react-router'
import { plainProductId, productPath } from '#domain/catalogue/address.ts'
import { productCrumbs } from '#web/areas/catalogue/product-crumbs.ts'
import { ProductView } from '#web/areas/catalogue/product-view.tsx'
import { productOfIdQuery, productQuery, relatedQuery } from '#web/areas/catalogue/queries.ts'
import { currenciesQuery } from '#web/areas/currencies/public.ts'
import { productDocumentsQuery } from '#web/areas/papers/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/caller.ts'
import { found } from '#web/lib/found.ts'
import { answerTo } from '#web/lib/loaded.ts'
import { breadcrumbData, pageMeta, productData, titleOnly } from '#web/lib/seo.ts'
import { laterPart } from '#web/ui/lazy-part.ts'
import type { Route } from './+types/product'

const ProductDocuments = laterPart(
  async () => (await import('#web/areas/papers/product-documents.tsx')).ProductDocuments,
)

export async function loader(args: Route.LoaderArgs) {
  const page = pageOf(args)
  const { address } = args.params
  const id = plainProductId(address)
  const [code = ''] = address.split('-')
  const product = await found(page.ask(id === null ? productQuery(code) : productOfIdQuery(id)))
  const canonical = productPath(product)
  if (canonical !== `/produk/${address}`) throw redirect(canonical + args.url.search, 301)

  const related = relatedQuery(page.viewer.company?.id ?? null, product.id)
  const rates = product.price === null ? [] : [currenciesQuery]
  const loaded = await page.prefetch(related, productDocumentsQuery(product.id), ...rates)
  return { ...loaded, code, productId: product.id, publicUrl: page.publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return titleOnly('Produk tidak ditemukan')
  const { code, publicUrl } = loaderData
  const product = answerTo(loaderData, productQuery(code))
  const path = productPath(product)
  return pageMeta({
    title: product.name,
    description: product.description,
    publicUrl,
    path,
    shared: `produk/${code}`,
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
  // a quantity belongs to one product: another one starts again
  const { code, productId } = loaderData
  return <ProductView key={code} code={code} documents={<ProductDocuments productId={productId} />} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
