import { useState } from 'react'
import type { ProductCard } from '#domain/catalogue/shapes.ts'
import { NegotiationMark } from '#web/areas/negotiations/public.ts'
import { AwaitIcon, SavedListIcon } from '#web/areas/saved-products/public.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

const QuickView = lazyDialog(async () => (await import('./quick-view.tsx')).default)

/** Over a card's picture: what to wait for, favourite, comparison, quick view, and what the company negotiates [CARD-1, CARD-4, CARD-5]. */
export default function CardExtras({ product }: { product: ProductCard }) {
  const [looking, setLooking] = useState(false)
  return (
    <>
      <div className="card-extras">
        <AwaitIcon product={product} />
        <SavedListIcon shelf="favourites" product={product} />
        <SavedListIcon shelf="compared" product={product} />
        <IconButton
          icon="eye"
          size="dense"
          label={`Lihat cepat ${product.name}`}
          aria-haspopup="dialog"
          onClick={() => setLooking(true)}
        />
      </div>
      {product.price !== null && <NegotiationMark productId={product.id} className="card-nego" />}
      <QuickView code={product.code} name={product.name} open={looking} onClose={() => setLooking(false)} />
    </>
  )
}
