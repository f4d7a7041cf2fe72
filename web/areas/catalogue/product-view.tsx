import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef } from 'react'
import { useViewer } from '#web/lib/viewer.ts'
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx'
import { laterPart } from '#web/ui/lazy-part.ts'
import { BuyingBar } from './buying-bar.tsx'
import { BuyingPanel } from './buying-panel.tsx'
import { productCrumbs } from './product-crumbs.ts'
import { ProductHead, ProductShelves } from './product-head.tsx'
import { productPictures } from './product-pictures.tsx'
import { productQuery, relatedQuery } from './queries.ts'
import { useInView } from './use-in-view.ts'
import { useOrderQuantity } from './use-order-quantity.ts'

const Gallery = laterPart(async () => (await import('#web/ui/picture/gallery.tsx')).Gallery)
const ProductTexts = laterPart(async () => (await import('./product-texts.tsx')).ProductTexts)
const RelatedProducts = laterPart(async () => (await import('./related-products.tsx')).RelatedProducts)

/** One product: pictures, facts, buying panel, fixed bar, and related products [DETAIL-1 to DETAIL-5]. */
export function ProductView({ code, documents }: { code: string; documents: ReactNode }) {
  const companyId = useViewer().company?.id ?? null
  const { data: product } = useSuspenseQuery(productQuery(code))
  const { data: related } = useSuspenseQuery(relatedQuery(companyId, product.id))
  const pictures = useMemo(() => productPictures(product), [product])
  const acts = useRef<HTMLDivElement>(null)
  const actsSeen = useInView(acts)
  const quantity = useOrderQuantity(product)
  return (
    <main className="page-width pb-10">
      <Breadcrumb entries={productCrumbs(product)} className="py-2.5 sm:py-3.5" />
      <div className="grid items-start gap-x-7 gap-y-4 sm:gap-y-5 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-3 sm:gap-4">
          <ProductHead product={product} />
          <div className="gallery-height">
            <Gallery label="Gambar produk" pictures={pictures} />
          </div>
        </div>
        <aside aria-label="Harga dan pemesanan" className="h-full lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-28">
            <BuyingPanel product={product} quantity={quantity} acts={acts} />
          </div>
        </aside>
        <div className="grid min-w-0 gap-4">
          <ProductShelves product={product} />
          <ProductTexts product={product} />
          {documents}
        </div>
      </div>
      <div className="mt-10">
        <RelatedProducts products={related} />
      </div>
      <BuyingBar product={product} actsSeen={actsSeen} quantity={quantity} />
    </main>
  )
}
