import type { ProductDetail } from '#domain/catalogue/codec.ts'
import { NegotiateButton } from '#web/areas/negotiations/public.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button, buttonClass } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { asCard } from './ordering.ts'
import { quantityIn } from './pack-words.ts'
import { Price } from './price.tsx'
import { isOffered, type Offered, paymentObstacle, standingOf } from './standing.ts'
import type { OrderQuantity } from './use-order-quantity.ts'
import { WantedActLink } from './wanted-act-link.tsx'

interface Props {
  product: ProductDetail
  /** On a wide screen the bar shows only while the buying panel is out of view. */
  panelSeen: boolean
  quantity: OrderQuantity
}

/** Seller, price, Nego, and Keranjang with the panel's quantity, fixed to the bottom of the page [DETAIL-3]. */
export function BuyingBar({ product, panelSeen, quantity }: Props) {
  const viewer = useViewer()
  const standing = standingOf(viewer, product)
  return (
    <section
      aria-label="Beli produk ini"
      data-print="hide"
      className={cx(
        'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] shadow-bar',
        panelSeen && 'lg:hidden',
      )}
    >
      {/* so that the end of the page is above the bar */}
      <style>{'body { padding-bottom: 4.75rem }'}</style>
      <div className="page-width flex min-h-16 items-center gap-3 py-2.5 lg:min-h-18 lg:gap-5">
        <Avatar name={product.sellerName} square className="max-sm:hidden" />
        <div className="min-w-0 flex-1 max-lg:hidden">
          <p className="truncate font-semibold">{product.sellerName}</p>
          <p className="truncate text-sm text-mute">{product.name}</p>
        </div>
        <div className="min-w-0 max-lg:flex-1">
          <p className="truncate text-xs text-mute lg:hidden">{product.sellerName}</p>
          <Price product={product} size="bar" />
        </div>
        {standing === 'visitor' && <VisitorButtons product={product} />}
        {standing === 'buyer' && isOffered(product) && (
          <>
            <NegotiateButton product={asCard(product)} obstacle={paymentObstacle(product)} size="lg" />
            <CartButton product={product} quantity={quantity} />
          </>
        )}
      </div>
    </section>
  )
}

function CartButton({ product, quantity }: { product: Offered<ProductDetail>; quantity: OrderQuantity }) {
  const { packs, reason, units } = quantity.chosenOf(product)
  const obstacle = quantity.obstacle ?? reason
  return (
    <Button
      size="lg"
      className="whitespace-nowrap"
      working={quantity.working}
      disabled={obstacle !== null}
      reason={obstacle}
      onClick={() => quantity.add(product)}
    >
      Keranjang
      {packs !== null && <span className="num font-medium opacity-80">{quantityIn(product, units)}</span>}
    </Button>
  )
}

function VisitorButtons({ product: { code, negotiable } }: { product: ProductDetail }) {
  return (
    <>
      {negotiable && (
        <WantedActLink
          act="nego"
          code={code}
          className={buttonClass({ variant: 'accent', size: 'lg', className: 'max-xs:px-3.5!' })}
        />
      )}
      <WantedActLink act="cart" code={code} className={buttonClass({ size: 'lg', className: 'max-xs:px-3.5!' })} />
    </>
  )
}
