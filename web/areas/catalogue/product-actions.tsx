import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { ProductCard } from '#domain/catalogue/contract.ts'
import { useAddToCart } from '#web/areas/cart/public.ts'
import { signInPath } from '#web/lib/paths.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { useHere } from './price.tsx'
import { cartObstacle, standingOf } from './standing.ts'

export type Negotiate = (product: ProductCard) => void

interface Props {
  product: ProductCard
  /** Opens the negotiation; without it a signed-in buyer gets no Nego button. */
  onNego?: Negotiate | undefined
}

/** The buttons of a card: Keranjang, Nego where the product is negotiable, Detail Produk [CARD-1, ROLE-6]. */
export function ProductActions({ product, onNego }: Props) {
  const viewer = useViewer()
  const standing = standingOf(viewer, product)
  const detail = productPath(product)
  const negotiable = product.produk_negotiable === 'yes'

  if (standing === 'unsubscribed' || standing === 'onlooker') {
    return (
      <div className={groupClass}>
        <Link to={detail} className={buttonClass({ variant: 'secondary', size: 'sm', block: true })}>
          Detail Produk
        </Link>
      </div>
    )
  }

  return (
    <div className={groupClass}>
      <div className="flex flex-wrap gap-2">
        {standing === 'visitor' ? (
          <VisitorButtons negotiable={negotiable} />
        ) : (
          <BuyerButtons product={product} onNego={negotiable ? onNego : undefined} />
        )}
      </div>
      <Link to={detail} className={buttonClass({ variant: 'ghost', size: 'sm', block: true, className: 'text-primary' })}>
        Detail Produk
      </Link>
    </div>
  )
}

function VisitorButtons({ negotiable }: { negotiable: boolean }) {
  const signIn = signInPath(useHere())
  return (
    <>
      <Link to={signIn} className={buttonClass({ size: 'sm', className: shareClass })}>
        Keranjang
      </Link>
      {negotiable && (
        <Link to={signIn} className={buttonClass({ variant: 'nego', size: 'sm', className: shareClass })}>
          Nego
        </Link>
      )}
    </>
  )
}

function BuyerButtons({ product, onNego }: Props) {
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
        onClick={() => addToCart(product, 'card')}
      >
        Keranjang
      </Button>
      {onNego && (
        <Button size="sm" variant="nego" className={shareClass} onClick={() => onNego(product)}>
          Nego
        </Button>
      )}
    </>
  )
}

const groupClass =
  'flex min-h-23 flex-col justify-between gap-1 px-3 pb-2 sm:px-3.5 pointer-coarse:min-h-26 has-[>:only-child]:justify-end has-[>:only-child]:pb-3'
const shareClass = 'flex-auto px-2!'
