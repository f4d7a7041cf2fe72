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
  const standing = standingOf(useViewer(), product)
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
        <OrderButtons product={product} cart="primary" className="flex-auto px-2!" />
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

/** The same beside one another, for the end of a table's row and for its card on a narrow screen. */
export function RowActions({ product }: Props) {
  return (
    <div className="flex flex-wrap gap-1.5 lg:flex-nowrap lg:justify-end">
      <OrderButtons product={product} cart="secondary" className="px-2.5! max-lg:flex-1" />
      <Link
        to={productPath(product)}
        className={buttonClass({
          variant: 'ghost',
          size: 'sm',
          className: 'px-2.5! text-primary max-lg:flex-1 max-lg:only:border-primary-line',
        })}
      >
        Detail Produk
      </Link>
    </div>
  )
}

interface OrderProps {
  product: ProductCard
  /** How the button Keranjang looks: the one to press of a card, one of many in a table. */
  cart: 'primary' | 'secondary'
  /** Of each button. */
  className: string
}

/** Keranjang, and Nego if negotiable; nothing for whoever cannot order [ROLE-2, ROLE-6]. */
function OrderButtons({ product, ...look }: OrderProps) {
  const standing = standingOf(useViewer(), product)
  if (standing === 'visitor') return <VisitorButtons product={product} {...look} />
  if (standing === 'buyer' && isOffered(product)) return <BuyerButtons product={product} {...look} />
  return null
}

function VisitorButtons({ product, cart, className }: OrderProps) {
  return (
    <>
      <WantedActLink act="cart" code={product.code} className={buttonClass({ variant: cart, size: 'sm', className })} />
      {product.negotiable && (
        <WantedActLink
          act="nego"
          code={product.code}
          className={buttonClass({ variant: 'accent', size: 'sm', className })}
        />
      )}
    </>
  )
}

function BuyerButtons({ product, cart, className }: OrderProps & { product: Offered<ProductCard> }) {
  const viewer = useViewer()
  const addToCart = useAddToCart()
  const obstacle = cartObstacle(viewer, product)
  return (
    <>
      <Button
        variant={cart}
        size="sm"
        className={className}
        disabled={obstacle !== null}
        reason={obstacle}
        aria-haspopup="dialog"
        onClick={() => addToCart(product)}
      >
        Keranjang
      </Button>
      <NegotiateButton product={product} obstacle={paymentObstacle(product)} size="sm" className={className} />
    </>
  )
}

const groupClass =
  'flex flex-col justify-between gap-1 px-3 pb-2 sm:px-3.5 has-[>:only-child]:justify-end has-[>:only-child]:pb-3'
