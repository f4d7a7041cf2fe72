import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { PaperOf } from '#web/lib/paper-head.tsx'
import { useViewer } from '#web/lib/viewer.ts'
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx'
import { laterPart } from '#web/ui/lazy-part.ts'
import { productQuery, relatedQuery } from '../queries.ts'
import { productCrumbs } from './product-crumbs.ts'
import { ProductHead, ProductShelves } from './product-head.tsx'
import { productPictures } from './product-pictures.tsx'

const Gallery = laterPart(async () => (await import('#web/ui/picture/gallery.tsx')).Gallery)
// links work without it, and so do those of a visitor's panel
const Buying = laterPart(async () => (await import('../buying/buying.tsx')).Buying)
const ProductTexts = laterPart(async () => (await import('./product-texts.tsx')).ProductTexts)
const RelatedProducts = laterPart(async () => (await import('../card/related-products.tsx')).RelatedProducts)

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
      <PaperOf what={product.name} />
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
          <ProductShelves product={product} />
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
