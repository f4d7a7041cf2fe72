import { Link } from 'react-router'
import type { ProductDetail } from '#domain/catalogue/codec.ts'
import { useAddToCart } from '#web/areas/cart/public.ts'
import { NegotiateButton } from '#web/areas/negotiations/public.ts'
import { signInPath } from '#web/lib/paths.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button, buttonClass } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { asCard, orderObstacle } from './ordering.ts'
import { Price, useHere } from './price.tsx'
import { isOffered, type Offered, standingOf } from './standing.ts'

interface Props {
  product: ProductDetail
  /** On a wide screen the bar shows only while the buying panel is out of view. */
  panelSeen: boolean
}

/** Seller, price and Keranjang, fixed to the bottom of the page [DETAIL-3]. */
export function BuyingBar({ product, panelSeen }: Props) {
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
        {standing === 'visitor' && <VisitorButtons negotiable={product.negotiable} />}
        {standing === 'buyer' && isOffered(product) && (
          <>
            <NegotiateButton product={asCard(product)} size="lg" />
            <CartButton product={product} />
          </>
        )}
      </div>
    </section>
  )
}

function CartButton({ product }: { product: Offered<ProductDetail> }) {
  const addToCart = useAddToCart()
  const obstacle = orderObstacle(useViewer(), product)
  return (
    <Button size="lg" disabled={obstacle !== null} reason={obstacle} onClick={() => addToCart(asCard(product))}>
      Keranjang
    </Button>
  )
}

function VisitorButtons({ negotiable }: { negotiable: boolean }) {
  const signIn = signInPath(useHere())
  return (
    <>
      {negotiable && (
        <Link to={signIn} className={buttonClass({ variant: 'accent', size: 'lg', className: 'max-xs:px-3.5!' })}>
          Nego
        </Link>
      )}
      <Link to={signIn} className={buttonClass({ size: 'lg', className: 'max-xs:px-3.5!' })}>
        Keranjang
      </Link>
    </>
  )
}
