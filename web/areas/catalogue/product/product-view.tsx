import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { ProductDetail } from '#domain/catalogue/shapes.ts'
import { CompanyPrintHeader } from '#web/lib/print-header.tsx'
import { useViewer } from '#web/lib/viewer.ts'
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx'
import { deferredComponent } from '#web/ui/lazy-component.ts'
import { productQuery, relatedQuery } from '../queries.ts'
import { Classification } from './classification.tsx'
import { MaterialLink } from './material-link.tsx'
import { productCrumbs } from './product-crumbs.ts'
import { mainFacts } from './product-facts.ts'
import { productPictures } from './product-pictures.tsx'

const Gallery = deferredComponent(async () => (await import('#web/ui/picture/gallery.tsx')).Gallery)
// links work without it, and so do those of a visitor's panel
const Buying = deferredComponent(async () => (await import('../buying/buying.tsx')).Buying)
const ProductTexts = deferredComponent(async () => (await import('./product-texts.tsx')).ProductTexts)
const RelatedProducts = deferredComponent(async () => (await import('../card/related-products.tsx')).RelatedProducts)

interface Props {
  code: string
  documents: ReactNode
  /** Whether no related products are shown. */
  isAlone?: boolean
}

/** One product: pictures, facts, buying panel, fixed bar, and related products [DETAIL-1 to DETAIL-5]. */
export function ProductView({ code, documents, isAlone = false }: Props) {
  const companyId = useViewer().company?.id ?? null
  const { data: product } = useSuspenseQuery(productQuery(code))
  const { data: related } = useSuspenseQuery(relatedQuery(companyId, product.id))
  const pictures = useMemo(() => productPictures(product), [product])
  return (
    <main className="page-width pb-10">
      <CompanyPrintHeader what={product.name} />
      <Breadcrumb entries={productCrumbs(product)} className="py-1 sm:py-3.5" />
      <div className="grid items-start gap-x-7 gap-y-3 sm:gap-y-5 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-2.5 sm:gap-4 lg:col-start-1">
          <ProductHead product={product} />
          <div className="gallery-height">
            <Gallery label="Gambar produk" pictures={pictures} />
          </div>
        </div>
        <Buying product={product} />
        <div className="grid min-w-0 gap-4 lg:col-start-1">
          <SavedProductActs product={product} />
          <ProductTexts product={product} />
          {documents}
        </div>
      </div>
      {!isAlone && (
        <div className="mt-10">
          <RelatedProducts products={related} />
        </div>
      )}
    </main>
  )
}

const SavedListActs = deferredComponent(async () => (await import('./saved-product-acts.tsx')).SavedListActs)

/** The head of the page: category, CAS and E number, name, and how it is sold [DETAIL-1]. */
function ProductHead({ product }: { product: ProductDetail }) {
  return (
    <div className="min-w-0">
      <Classification of={product} />
      <h1 className="text-xl sm:mt-1 sm:text-2xl">{product.name}</h1>
      <dl className="num mt-1.5 flex flex-wrap gap-x-5 gap-y-0.5 text-sm *:flex *:gap-1.5">
        {mainFacts(product).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-mute">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="text-mute">Bahan</dt>
          <dd>
            <MaterialLink product={product} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** Buttons that save the product to a list [CARD-5]. */
function SavedProductActs({ product }: { product: ProductDetail }) {
  return (
    <div className="-ms-3 flex min-h-9.5 pointer-coarse:min-h-11" data-print="hide">
      <SavedListActs product={product} />
    </div>
  )
}
