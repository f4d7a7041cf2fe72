import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ProductDetail } from '#domain/catalogue/shapes.ts'
import { NegotiateButton } from '#web/areas/negotiations/public.ts'
import { AskPaymentType, SubscribeAct } from '#web/areas/subscriptions/public.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button, buttonClass } from '#web/ui/action/button.tsx'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { quantityIn } from '../pack-words.ts'
import { Price } from '../price.tsx'
import { isOffered, isOpen, type Offered, paymentObstacle, priceVisibilityOf } from '../price-visibility.ts'
import { BuyingPanel } from './buying-panel.tsx'
import { asCard, asSeller } from './ordering.ts'
import { PendingActLink } from './pending-act-link.tsx'
import { type OrderQuantity, useOrderQuantity } from './use-order-quantity.ts'

/** The panel beside the product, and the bar wherever that is out of view, both with the one quantity [DETAIL-3]. */
export function Buying({ product }: { product: ProductDetail }) {
  const acts = useRef<HTMLDivElement>(null)
  const actsInView = useInView(acts)
  const quantity = useOrderQuantity(product)
  return (
    <>
      <aside aria-label="Harga dan pemesanan" className="h-full lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="lg:sticky lg:top-28">
          <BuyingPanel product={product} quantity={quantity} acts={acts} />
        </div>
      </aside>
      <BuyingBar product={product} actsInView={actsInView} quantity={quantity} />
    </>
  )
}

/** What is half out of sight can be pressed at its middle no longer. */
const ENOUGH = 0.5

/**
 * Whether at least half of the element is on the screen, below the header that stays there; true before the first
 * measurement.
 */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(true)
  // only the browser knows what is on the screen, and reports it only to an observer
  useEffect(() => {
    if (!element.current) return
    const covered = document.querySelector('header')?.offsetHeight ?? 0
    // of several entries reported together, the last one is current
    const observer = new IntersectionObserver(
      (moments) => setInView((moments.at(-1)?.intersectionRatio ?? 1) >= ENOUGH),
      {
        rootMargin: `-${covered}px 0px 0px`,
        threshold: ENOUGH,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}

interface Props {
  product: ProductDetail
  /** Whether the buying panel's own buttons are in view: the bar then has nothing to add. */
  actsInView: boolean
  quantity: OrderQuantity
}

/** Seller, price, and the panel's acts with its quantity, fixed to the bottom of the page, on a phone in two rows [DETAIL-3]. */
export function BuyingBar({ product, actsInView, quantity }: Props) {
  const visibility = priceVisibilityOf(useViewer(), product)
  return (
    <section
      aria-label="Beli produk ini"
      data-print="hide"
      hidden={actsInView}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] shadow-bar"
    >
      {/* so that the end of the page is above the bar */}
      <style>{'body { padding-bottom: 4.75rem } @media (width < 40rem) { body { padding-bottom: 6.5rem } }'}</style>
      {/* what the foot shows stands above it where it is visible */}
      {!actsInView && (
        <style>{'body { --foot-bar: 4.75rem } @media (width < 40rem) { body { --foot-bar: 6.5rem } }'}</style>
      )}
      <div className="page-width flex min-h-16 items-center gap-x-2.5 gap-y-1.5 py-2.5 max-sm:flex-wrap max-sm:[&>:is(a,button)]:flex-1 sm:gap-3 lg:min-h-18 lg:gap-5">
        <Avatar name={product.sellerName} square className="max-sm:hidden" />
        <div className="min-w-0 flex-1 max-lg:hidden">
          <p className="truncate font-semibold">{product.sellerName}</p>
          <p className="truncate text-sm text-mute">{product.name}</p>
        </div>
        <div className="min-w-0 max-lg:flex-1 max-sm:flex max-sm:basis-full max-sm:items-baseline max-sm:justify-between max-sm:gap-x-3 max-sm:*:shrink-0">
          <p className="min-w-0 truncate text-xs text-mute max-sm:shrink! lg:hidden">{product.sellerName}</p>
          <Price product={product} size="bar" />
        </div>
        {visibility === 'visitor' && <VisitorActs product={product} />}
        {visibility === 'unsubscribed' && <SubscribeAct seller={asSeller(product)} size="lg" />}
        {visibility === 'buyer' && isOffered(product) && <BuyerActs product={product} quantity={quantity} />}
      </div>
    </section>
  )
}

function BuyerActs({ product, quantity }: { product: Offered<ProductDetail>; quantity: OrderQuantity }) {
  const { packs, reason, units } = quantity.chosenOf(product)
  if (paymentObstacle(product)) return <AskPaymentType sellerId={product.sellerId} />
  return (
    <>
      <NegotiateButton product={asCard(product)} obstacle={null} size="lg" />
      {quantity.obstacle === null && (
        <Button
          size="lg"
          working={quantity.working}
          disabled={packs === null}
          reason={reason}
          data-early=""
          onClick={() => quantity.add(product)}
        >
          Keranjang
          {packs !== null && (
            <span className="num font-medium opacity-80 max-sm:hidden">{quantityIn(product, units)}</span>
          )}
        </Button>
      )}
    </>
  )
}

function VisitorActs({ product }: { product: ProductDetail }) {
  const { code, negotiable } = product
  return (
    <>
      {negotiable && (
        <PendingActLink act="nego" code={code} className={buttonClass({ variant: 'accent', size: 'lg' })} />
      )}
      {isOpen(product) && <PendingActLink act="cart" code={code} className={buttonClass({ size: 'lg' })} />}
    </>
  )
}
