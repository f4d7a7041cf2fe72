import { useRef } from 'react'
import type { ProductDetail } from '#domain/catalogue/contract.ts'
import { BuyingBar } from './buying-bar.tsx'
import { BuyingPanel } from './buying-panel.tsx'
import { useInView } from './use-in-view.ts'
import { useOrderQuantity } from './use-order-quantity.ts'

/** The panel beside the product, and the bar wherever that is out of view, both with the one quantity [DETAIL-3]. */
export function Buying({ product }: { product: ProductDetail }) {
  const acts = useRef<HTMLDivElement>(null)
  const actsSeen = useInView(acts)
  const quantity = useOrderQuantity(product)
  return (
    <>
      <aside aria-label="Harga dan pemesanan" className="h-full lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="lg:sticky lg:top-28">
          <BuyingPanel product={product} quantity={quantity} acts={acts} />
        </div>
      </aside>
      <BuyingBar product={product} actsSeen={actsSeen} quantity={quantity} />
    </>
  )
}
