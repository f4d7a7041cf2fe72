import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { ProductCard } from '#domain/catalogue/codec.ts'
import { useAddToCart } from '#web/areas/cart/public.ts'
import { NegotiateButton } from '#web/areas/negotiations/public.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button, buttonClass } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { cartObstacle, isOffered, type Offered, paymentObstacle, standingOf } from './standing.ts'
import { WantedActLink } from './wanted-act-link.tsx'

interface Props {
  product: ProductCard
  className?: string
}

/** The buttons of a card: Keranjang, Nego if negotiable, Detail Produk [CARD-1, ROLE-6]. */
export function ProductActions({ product, className }: Props) {
  const viewer = useViewer()
  const standing = standingOf(viewer, product)
  const detail = productPath(product)

  if (standing === 'unsubscribed' || standing === 'onlooker') {
    return (
      <div className={cx(groupClass, className)}>
        <Link to={detail} className={buttonClass({ variant: 'secondary', size: 'sm', block: true })}>
          Detail Produk
        </Link>
      </div>
    )
  }

  return (
    <div className={cx(groupClass, className)}>
      <div className="flex flex-wrap gap-2">
        {standing === 'visitor' && <VisitorButtons product={product} />}
        {standing === 'buyer' && isOffered(product) && <BuyerButtons product={product} />}
      </div>
      <Link
        to={detail}
        className={buttonClass({ variant: 'ghost', size: 'sm', block: true, className: 'text-primary' })}
      >
        Detail Produk
      </Link>
    </div>
  )
}

function VisitorButtons({ product }: { product: ProductCard }) {
  return (
    <>
      <WantedActLink act="cart" code={product.code} className={buttonClass({ size: 'sm', className: shareClass })} />
      {product.negotiable && (
        <WantedActLink
          act="nego"
          code={product.code}
          className={buttonClass({ variant: 'accent', size: 'sm', className: shareClass })}
        />
      )}
    </>
  )
}

function BuyerButtons({ product }: { product: Offered<ProductCard> }) {
  const viewer = useViewer()
  const addToCart = useAddToCart()
  const obstacle = cartObstacle(viewer, product)
  return (
    <>
      <Button
        size="sm"
        className={shareClass}
        disabled={obstacle !== null}
        reason={obstacle}
        aria-haspopup="dialog"
        onClick={() => addToCart(product)}
      >
        Keranjang
      </Button>
      <NegotiateButton product={product} obstacle={paymentObstacle(product)} size="sm" className={shareClass} />
    </>
  )
}

const groupClass =
  'flex flex-col justify-between gap-1 px-3 pb-2 sm:px-3.5 has-[>:only-child]:justify-end has-[>:only-child]:pb-3'
const shareClass = 'flex-auto px-2!'
