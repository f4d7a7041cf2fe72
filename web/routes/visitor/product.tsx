import { Suspense, useMemo } from 'react'
import { data, redirect } from 'react-router'
import { plainProductId, productPath } from '#domain/catalogue/address.ts'
import { productCrumbs } from '#web/areas/catalogue/product/product-crumbs.ts'
import { ProductView } from '#web/areas/catalogue/product/product-view.tsx'
import { withdrawnOfIdQuery, withdrawnQuery } from '#web/areas/catalogue/product/queries-withdrawn.ts'
import { productQuery, relatedQuery } from '#web/areas/catalogue/queries.ts'
import { currenciesQuery } from '#web/areas/currencies/public.ts'
import { materialQuery, otherOffersQuery } from '#web/areas/materials/queries.ts'
import { currentNegotiationsQuery } from '#web/areas/negotiations/queries.ts'
import { priceStepsQuery } from '#web/areas/prices/use-price-steps.ts'
import { productDocumentsQuery } from '#web/areas/product-documents/queries.ts'
import { offeredCertificatesQuery } from '#web/areas/product-documents/queries-lots.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { found, foundOrNull } from '#web/lib/page/found.ts'
import { answerTo } from '#web/lib/page/loaded.ts'
import { breadcrumbData, pageMeta, productData, titleOnly } from '#web/lib/page/seo.ts'
import { useIsHydrated } from '#web/lib/press/use-is-hydrated.ts'
import { productOfIdQuery } from '#web/lib/product-of-id.ts'
import { deferredComponent, lazyComponent } from '#web/ui/lazy-component.ts'
import type { Route } from './+types/product'

// seldom seen
const WithdrawnView = deferredComponent(
  async () => (await import('#web/areas/catalogue/product/withdrawn-view.tsx')).WithdrawnView,
)
const OtherOffers = deferredComponent(async () => (await import('#web/areas/materials/other-offers.tsx')).OtherOffers)

const LotCertificates = deferredComponent(
  async () => (await import('#web/areas/product-documents/lot-certificates.tsx')).LotCertificates,
)
const ProductDocuments = deferredComponent(
  async () => (await import('#web/areas/product-documents/product-documents.tsx')).ProductDocuments,
)

// it works only with its code
const ReportProduct = lazyComponent(async () => (await import('#web/areas/product-reports/report-product.tsx')).default)

export async function loader(args: Route.LoaderArgs) {
  const page = pageOf(args)
  const { address } = args.params
  const id = plainProductId(address)
  const [code = ''] = address.split('-')
  const companyId = page.viewer.company?.id ?? null
  const atItsPath = (product: { code: string; name: string }) => {
    const canonical = productPath(product)
    if (canonical !== `/produk/${address}`) throw redirect(canonical + args.url.search, 301)
  }

  const product = await foundOrNull(page.ask(id === null ? productQuery(code) : productOfIdQuery(id)))
  if (!product) {
    const withdrawn = await found(page.ask(id === null ? withdrawnQuery(code) : withdrawnOfIdQuery(id)))
    atItsPath(withdrawn)
    const { name, materialSlug } = withdrawn
    const offers = otherOffersQuery(materialSlug)
    const loaded = await page.prefetch(materialQuery(materialSlug), offers, relatedQuery(companyId, withdrawn.id))
    const listed = answerTo(loaded, offers).offers.map((offer) => offer.id)
    return data({ ...loaded, code, name, sold: false as const, materialSlug, listed }, { status: 410 })
  }
  atItsPath(product)

  const ofPrice = product.price === null ? [] : [currenciesQuery]
  const { company } = page.viewer
  const isBuyer = company?.kind === 'buyer'
  const isStranger = company !== null && company.kind !== 'platform' && company.id !== product.sellerId
  const ofBuyer = isBuyer ? [currentNegotiationsQuery] : []
  const stepQueries = isBuyer && product.price !== null ? [priceStepsQuery(product.id)] : []
  const related = relatedQuery(companyId, product.id)
  const loaded = await page.prefetch(
    related,
    productDocumentsQuery(product.id),
    offeredCertificatesQuery(product.id),
    ...ofPrice,
    ...ofBuyer,
    ...stepQueries,
  )
  const reported = isStranger ? { id: product.id, name: product.name } : null
  return { ...loaded, code, sold: true as const, productId: product.id, reported, publicUrl: page.publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return titleOnly('Produk tidak ditemukan')
  const { code } = loaderData
  if (!loaderData.sold) return titleOnly(`${loaderData.name}: tidak dijual lagi`)
  const { publicUrl } = loaderData
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
  const { code } = loaderData
  if (!loaderData.sold) return <WithdrawnPage {...loaderData} />
  // a quantity belongs to one product: another one starts again
  return <SoldPage key={code} {...loaderData} />
}

interface SoldProps {
  code: string
  productId: number
  /** The product that may be reported, by signed-in users other than its seller's. */
  reported: { id: number; name: string } | null
}

function SoldPage({ code, productId, reported }: SoldProps) {
  const hydrated = useIsHydrated()
  const documents = (
    <>
      <ProductDocuments productId={productId}>
        <LotCertificates productId={productId} />
      </ProductDocuments>
      {reported && (
        <div className="min-h-9.5 pointer-coarse:min-h-11" data-print="hide">
          {hydrated && (
            <Suspense fallback={null}>
              <ReportProduct product={reported} />
            </Suspense>
          )}
        </div>
      )}
    </>
  )
  return <ProductView code={code} documents={documents} />
}

interface WithdrawnProps {
  code: string
  materialSlug: string
  /** The ids of the other offers that the page lists. */
  listed: readonly number[]
}

function WithdrawnPage({ code, materialSlug, listed }: WithdrawnProps) {
  // the same object whenever the page is rendered again
  const offers = useMemo(() => <OtherOffers slug={materialSlug} />, [materialSlug])
  return <WithdrawnView code={code} offers={offers} listed={listed} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
