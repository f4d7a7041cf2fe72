import { lineAmount } from '#domain/cart/amounts.ts'
import type { ProductDetail } from '#domain/catalogue/codec.ts'
import { PriceEquivalent } from '#web/areas/currencies/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { OrderQuantityFields } from './order-quantity.tsx'
import { packNoun } from './pack-words.ts'
import { Price } from './price.tsx'
import { SellerLine } from './seller-line.tsx'
import { isOffered, standingOf } from './standing.ts'
import type { OrderQuantity } from './use-order-quantity.ts'
import { WantedActLink } from './wanted-act-link.tsx'
import { whatsappLink } from './whatsapp.ts'

/** The price for this viewer, and what to do next [ROLE-1, ROLE-2, ROLE-3]. */
export function BuyingPanel({ product, quantity }: { product: ProductDetail; quantity: OrderQuantity }) {
  const standing = standingOf(useViewer(), product)
  const { price } = product
  return (
    <div className={cx(cardClass, 'p-4 sm:p-5')}>
      <SellerLine
        seller={{
          name: product.sellerName,
          username: product.sellerUsername,
          type: product.sellerType,
          city: product.sellerCity,
          subscribed: product.subscribed,
        }}
      />
      <div className="mt-4">
        <Price product={product} size="panel" />
        <PriceEquivalent price={price} />
        {price !== null && (
          <p className="num mt-1 text-sm text-mute">
            <Amount of={lineAmount(product.packWeight, price)} /> per {packNoun(product)} · belum termasuk PPN
          </p>
        )}
      </div>
      {standing === 'visitor' && <VisitorButtons product={product} />}
      {standing === 'unsubscribed' && (
        <p className="mt-2 text-sm text-mute">{subscriptionWords(product.subscriptionState)}</p>
      )}
      {standing === 'buyer' && isOffered(product) && <OrderQuantityFields product={product} quantity={quantity} />}
      <a
        href={whatsappLink(product.sellerPhone, product.question)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({
          variant: standing === 'buyer' ? 'ghost' : 'secondary',
          block: true,
          className: 'mt-2.5',
        })}
      >
        <Icon name="whatsapp" size={18} />
        Tanya Produk
        <span className="sr-only"> lewat WhatsApp (jendela baru)</span>
      </a>
    </div>
  )
}

/** What a buyer that sees no price is told of its subscription. */
function subscriptionWords(state: ProductDetail['subscriptionState']): string {
  if (state === 'requested' || state === 'documents_wanted')
    return 'Pengajuan langganan Anda pada seller ini sedang diproses.'
  if (state === 'suspended') return 'Langganan Anda pada seller ini ditangguhkan.'
  return 'Harga khusus, keranjang, dan nego terbuka setelah perusahaan Anda berlangganan ke seller ini.'
}

function VisitorButtons({ product: { code, negotiable } }: { product: ProductDetail }) {
  return (
    // on a narrow screen the bar below has the same buttons
    <div className="mt-4 grid gap-2.5 max-lg:hidden">
      <WantedActLink act="cart" code={code} className={buttonClass({ size: 'lg', block: true })} />
      {negotiable && (
        <WantedActLink act="nego" code={code} className={buttonClass({ variant: 'accent', block: true })} />
      )}
    </div>
  )
}
