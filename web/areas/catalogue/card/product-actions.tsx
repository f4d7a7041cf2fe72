import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { ProductCard } from '#domain/catalogue/shapes.ts'
import { useAddToCart } from '#web/areas/cart/public.ts'
import { NegotiateButton } from '#web/areas/negotiations/public.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { ActLabel } from '#web/ui/action/act-label.tsx'
import { Button, buttonClass } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { PendingActLink } from '../buying/pending-act-link.tsx'
import { cartObstacle, isOffered, type Offered, paymentObstacle, priceVisibilityOf } from '../price-visibility.ts'

interface Props {
  product: ProductCard
}

/** The buttons of a card: Keranjang, Nego if negotiable, Detail Produk, which is the whole card's link [CARD-1, ROLE-6]. */
export function ProductActions({ product }: Props) {
  return (
    <div className="card-buttons">
      <OrderButtons product={product} cart="primary" />
      <Link
        to={productPath(product)}
        aria-label={`Detail Produk ${product.name}`}
        prefetch="intent"
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        Detail Produk
      </Link>
    </div>
  )
}

/** A product's buttons in a row: in a table's row, or in its card on a narrow screen. */
export function RowActions({ product }: Props) {
  return (
    <div className="flex flex-wrap gap-1.5 lg:flex-nowrap lg:justify-end">
      <OrderButtons product={product} cart="secondary" className="px-2.5! max-lg:flex-1" />
      <Link
        to={productPath(product)}
        aria-label={`Detail Produk ${product.name}`}
        className={buttonClass({
          variant: 'ghost',
          size: 'sm',
          className: 'group/detail px-2.5! text-primary max-lg:flex-1 max-lg:only:border-primary-line',
        })}
      >
        <span className="lg:group-not-only/detail:sr-only">Detail Produk</span>
        <Icon name="chevron-right" size={18} className="hidden lg:group-not-only/detail:block" />
      </Link>
    </div>
  )
}

/** A product's buttons in a column of their own: Detail Produk below the others, level with those of other columns. */
export function ColumnActions({ product }: Props) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        <OrderButtons product={product} cart="secondary" className="px-2.5!" />
      </div>
      <Link
        to={productPath(product)}
        aria-label={`Detail Produk ${product.name}`}
        className={buttonClass({ variant: 'ghost', size: 'sm', className: 'px-2.5! text-primary' })}
      >
        Detail Produk
      </Link>
    </div>
  )
}

/** Keranjang and Nego as icons, each in its own column of a dense table [CARD-6]. */
export function RowIcons({ product }: Props) {
  return (
    <div className="grid grid-cols-[auto_auto] justify-start gap-0.5 xl:grid-cols-[1.75rem_1.75rem]">
      <OrderButtons product={product} cart="ghost" className="row-icon" iconOnly />
    </div>
  )
}

interface OrderProps {
  product: ProductCard
  /** How the button Keranjang looks: the one to press of a card, one of many in a table. */
  cart: 'primary' | 'secondary' | 'ghost'
  /** Of each button. */
  className?: string
  /** Their words are for screen readers and in tooltips. */
  iconOnly?: boolean
}

/** Keranjang, and Nego if negotiable; nothing for viewers who cannot order [ROLE-2, ROLE-6]. */
function OrderButtons({ product, ...appearance }: OrderProps) {
  const visibility = priceVisibilityOf(useViewer(), product)
  // where there is nothing to order, it is not the one to press
  const cart = appearance.cart === 'primary' && !product.available && !product.leadDays ? 'secondary' : appearance.cart
  if (visibility === 'visitor') return <VisitorButtons product={product} {...appearance} cart={cart} />
  if (visibility === 'buyer' && isOffered(product))
    return <BuyerButtons product={product} {...appearance} cart={cart} />
  return null
}

function VisitorButtons({ product, cart, className, iconOnly }: OrderProps) {
  return (
    <>
      <PendingActLink
        act="cart"
        code={product.code}
        iconOnly={iconOnly}
        className={buttonClass({ variant: cart, size: 'sm', className: cx(iconOnly && 'text-primary!', className) })}
      />
      {product.negotiable && (
        <PendingActLink
          act="nego"
          code={product.code}
          iconOnly={iconOnly}
          className={buttonClass({
            variant: iconOnly ? 'ghost' : 'accent',
            size: 'sm',
            className: cx(iconOnly && 'text-amber-ink!', className),
          })}
        />
      )}
    </>
  )
}

function BuyerButtons({ product, cart, className, iconOnly }: OrderProps & { product: Offered<ProductCard> }) {
  const addToCart = useAddToCart()
  const obstacle = cartObstacle(product)
  return (
    <>
      <Button
        variant={cart}
        size="sm"
        className={cx(iconOnly && 'text-primary!', className)}
        disabled={obstacle !== null}
        reason={obstacle}
        aria-haspopup="dialog"
        onClick={() => addToCart(product)}
      >
        <ActLabel icon="cart" iconOnly={iconOnly}>
          Keranjang
        </ActLabel>
      </Button>
      <NegotiateButton
        product={product}
        obstacle={paymentObstacle(product)}
        size="sm"
        className={cx(iconOnly && 'text-amber-ink!', className)}
        iconOnly={iconOnly}
      />
    </>
  )
}
