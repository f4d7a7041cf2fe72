import { useRef } from 'react'
import type { ProductCard, ProductDetail } from '#domain/catalogue/contract.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Gallery } from '#web/ui/gallery.tsx'
import { BuyingBar } from './buying-bar.tsx'
import { BuyingPanel } from './buying-panel.tsx'
import { productCrumbs } from './product-crumbs.ts'
import { ProductHead } from './product-head.tsx'
import { ProductTexts } from './product-texts.tsx'
import { RelatedProducts } from './related-products.tsx'
import { useInView } from './use-in-view.ts'

interface Props {
  product: ProductDetail
  related: readonly ProductCard[]
}

/** One product: pictures and facts, the buying panel beside them, the fixed bar, related products [DETAIL-1 to DETAIL-5]. */
export function ProductView({ product, related }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const panelSeen = useInView(panel)
  const pictures = product.produk_foto.map((src, place) => ({
    key: src,
    src,
    alt: place === 0 ? product.produk_nama : `${product.produk_nama}, gambar ${place + 1}`,
  }))
  return (
    <main className="page-width pb-28">
      <Breadcrumb entries={productCrumbs(product)} className="py-3.5" />
      <div className="grid items-start gap-x-7 gap-y-5 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5">
          <Gallery label="Gambar produk" pictures={pictures} aspectClass="aspect-[1/0.86] lg:aspect-[1/0.8]" />
          <ProductHead product={product} />
        </div>
        <aside aria-label="Harga dan pemesanan" className="h-full lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div ref={panel} className="lg:sticky lg:top-28">
            <BuyingPanel product={product} />
          </div>
        </aside>
        <div className="min-w-0">
          <ProductTexts product={product} />
        </div>
      </div>
      <div className="mt-10">
        <RelatedProducts products={related} />
      </div>
      <BuyingBar product={product} panelSeen={panelSeen} />
    </main>
  )
}
