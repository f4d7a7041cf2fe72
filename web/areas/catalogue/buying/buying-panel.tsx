import type { RefObject } from 'react'
import { Link } from 'react-router'
import { lineAmount } from '#domain/cart/amounts.ts'
import type { ProductDetail } from '#domain/catalogue/shapes.ts'
import { ChatButton } from '#web/areas/chat/public.ts'
import { PriceEquivalent } from '#web/areas/currencies/public.ts'
import { PriceSteps } from '#web/areas/prices/public.ts'
import { SubscribeAct, SubscriptionWords } from '#web/areas/subscriptions/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { signInPath } from '#web/lib/page/paths.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { deferredComponent } from '#web/ui/lazy-component.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { packNoun } from '../pack-words.ts'
import { Price, useHere } from '../price.tsx'
import { isOffered, isOpen, priceVisibilityOf, SOLD_OUT } from '../price-visibility.ts'
import { SellerLine } from '../seller/seller-line.tsx'
import { BuyerActs, BuyerObstacle } from './buyer-acts.tsx'
import { Beyond, OrderQuantityFields } from './order-quantity.tsx'
import { asSeller } from './ordering.ts'
import { PendingActLink } from './pending-act-link.tsx'
import type { OrderQuantity } from './use-order-quantity.ts'
import { whatsappLink } from './whatsapp.ts'

const AddToList = deferredComponent(async () => (await import('#web/areas/shopping-lists/public.ts')).AddToList)
const PanelNegotiation = deferredComponent(async () => (await import('./panel-negotiation.tsx')).PanelNegotiation)

interface Props {
  product: ProductDetail
  quantity: OrderQuantity
  /** The row of buttons that the bar has while it is out of view [DETAIL-3]. */
  acts: RefObject<HTMLDivElement | null>
}

/** The price for this viewer, and what to do next [ROLE-1, ROLE-2, ROLE-3]. */
export function BuyingPanel({ product, quantity, acts }: Props) {
  const here = useHere()
  const viewer = useViewer()
  const visibility = priceVisibilityOf(viewer, product)
  const offered = visibility === 'buyer' && isOffered(product) ? product : null
  return (
    <div className={cx(cardClass, 'grid gap-2.5 p-3.5 sm:gap-3 sm:p-5')}>
      <SellerLine
        seller={{
          name: product.sellerName,
          username: product.sellerUsername,
          type: product.sellerType,
          city: product.sellerCity,
          subscribed: product.subscribed,
        }}
      />
      {visibility !== 'visitor' && <PanelPrice product={product} />}
      {!product.available && (
        <Notice tone={isOpen(product) ? 'info' : 'attention'}>
          {isOpen(product) ? 'Stok kosong, dapat dipesan dahulu.' : SOLD_OUT}
          {!(offered && quantity.obstacle === null) && <Beyond product={product} units="0" />}
        </Notice>
      )}
      {offered && quantity.obstacle === null && <OrderQuantityFields product={offered} quantity={quantity} />}
      {visibility === 'visitor' && (
        <Link to={signInPath(here)} className={buttonClass({ size: 'lg', block: true })}>
          Masuk untuk melihat harga
        </Link>
      )}
      {visibility === 'unsubscribed' && <SubscriptionWords state={product.subscriptionState} />}
      {offered && <BuyerObstacle product={offered} quantity={quantity} />}
      {visibility === 'onlooker' && viewer.company?.kind === 'buyer' && (
        <p className="text-sm text-mute">
          Peran Anda di perusahaan ini tidak memesan atau menego. Silakan hubungi rekan di bagian pembelian.
        </p>
      )}
      <div
        ref={acts}
        data-print="hide"
        className="flex min-h-px gap-2.5 *:grow empty:-mt-2.5 max-[24rem]:*:px-4 sm:empty:-mt-3"
      >
        {visibility === 'visitor' && <VisitorActs product={product} />}
        {visibility === 'unsubscribed' && <SubscribeAct seller={asSeller(product)} size="lg" />}
        {offered && <BuyerActs product={offered} quantity={quantity} />}
      </div>
      {product.price !== null && (
        // below the act: however many prices there are, they push nothing off the first screen
        <PriceSteps
          productId={product.id}
          unit={product.unit}
          minPurchase={product.minPurchase}
          units={offered ? quantity.chosenOf(offered).units : '0'}
        />
      )}
      <div data-print="hide" className="flex flex-wrap gap-2.5 *:grow">
        {product.subscribed && (
          <ChatButton
            sellerId={product.sellerId}
            productId={product.id}
            productName={product.name}
            productPicture={product.pictures[0]}
          />
        )}
        <a
          href={whatsappLink(product.sellerPhone, product.question)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <Icon name="whatsapp" size={18} />
          Tanya Produk
          <span className="sr-only"> lewat WhatsApp (jendela baru)</span>
        </a>
      </div>
      {offered && product.paymentTypes.length > 0 && (
        <div data-print="hide" className="-mb-1 -ms-3 flex">
          <AddToList product={offered} />
        </div>
      )}
      {offered && product.paymentTypes.length > 0 && (
        <p className="text-sm text-mute">
          Pembayaran <span className="font-semibold text-ink">{product.paymentTypes.join(', ')}</span>
        </p>
      )}
    </div>
  )
}

/** The price per unit and per pack, about what that is elsewhere, and what is negotiated about it. */
function PanelPrice({ product }: { product: ProductDetail }) {
  const { price } = product
  return (
    <div>
      <Price product={product} size="panel" />
      {price !== null && (
        <>
          <p className="num mt-0.5 text-sm text-mute">
            <Amount of={lineAmount(product.packWeight, price)} /> per {packNoun(product)} · belum termasuk PPN
          </p>
          <PriceEquivalent price={price} />
          <PanelNegotiation productId={product.id} />
        </>
      )}
    </div>
  )
}

/** The pending act is stored during sign-in [ROLE-6]. */
function VisitorActs({ product }: { product: ProductDetail }) {
  const { code, negotiable } = product
  return (
    <>
      {isOpen(product) && <PendingActLink act="cart" code={code} className={buttonClass({ variant: 'secondary' })} />}
      {negotiable && <PendingActLink act="nego" code={code} className={buttonClass({ variant: 'accent' })} />}
    </>
  )
}
