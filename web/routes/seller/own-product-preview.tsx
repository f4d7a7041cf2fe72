import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { ProductView } from '#web/areas/catalogue/product/product-view.tsx'
import { LotCertificates } from '#web/areas/product-documents/lot-certificates.tsx'
import { ProductDocuments } from '#web/areas/product-documents/product-documents.tsx'
import { PreviewView } from '#web/areas/seller-center/preview/preview-view.tsx'
import {
  previewedCertificatesQuery,
  previewedDocumentsQuery,
  previewFilter,
  previewQuery,
} from '#web/areas/seller-center/preview/queries.ts'
import { ApiError } from '#web/lib/api/api.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/own-product-preview'

export async function loader(args: Route.LoaderArgs) {
  const page = sellerPageOf(args)
  const productId = Number(args.params.productId)
  const filter = previewFilter.read(args.url.searchParams)
  const { product } = await found(page.ask(previewQuery(productId, filter))).catch(asVisitor(args.url.pathname))
  const beside = [previewedDocumentsQuery(productId, filter), previewedCertificatesQuery(productId, filter)]
  return { ...(await page.prefetch(...beside)), productId, filter, name: product.name }
}

/** An address that names a customer who is none any more shows the page as visitors see it. */
function asVisitor(path: string) {
  return (error: unknown): never => {
    throw error instanceof ApiError && error.code === 'price_customer_not_found' ? redirect(path) : error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Pratinjau ${loaderData.name} – Pusat Seller` : 'Produk tidak ditemukan')

export default function OwnProductPreviewPage({ loaderData: { productId, filter } }: Route.ComponentProps) {
  const { data: preview } = useSuspenseQuery(previewQuery(productId, filter))
  return (
    <PreviewView productId={productId} filter={filter}>
      <ProductView
        code={preview.product.code}
        documents={
          <ProductDocuments productId={preview.product.id}>
            <LotCertificates productId={preview.product.id} />
          </ProductDocuments>
        }
        isAlone
      />
    </PreviewView>
  )
}
