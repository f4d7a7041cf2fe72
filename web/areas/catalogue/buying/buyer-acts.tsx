import type { ProductDetail } from '#domain/catalogue/shapes.ts'
import { NegotiateButton } from '#web/areas/negotiations/public.ts'
import { AskPaymentType } from '#web/areas/subscriptions/public.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { type Offered, paymentObstacle } from '../price-visibility.ts'
import { asCard } from './ordering.ts'
import type { OrderQuantity } from './use-order-quantity.ts'

interface Props {
  product: Offered<ProductDetail>
  quantity: OrderQuantity
}

/** Why a buyer who sees the price cannot order, unless the stock is why, which everybody sees [ROLE-5]. */
export function BuyerObstacle({ product, quantity }: Props) {
  const words = paymentObstacle(product) ?? (product.available ? quantity.obstacle : null)
  return words && <Notice tone="attention">{words}</Notice>
}

/** To the cart with the quantity that is chosen, and to a negotiation; without a way to pay, the request for one [ROLE-3, ROLE-5]. */
export function BuyerActs({ product, quantity }: Props) {
  const { packs, reason } = quantity.chosenOf(product)
  if (paymentObstacle(product)) return <AskPaymentType sellerId={product.sellerId} />
  return (
    <>
      {quantity.obstacle === null && (
        <Button
          data-early=""
          size="lg"
          working={quantity.working}
          disabled={packs === null}
          reason={reason}
          onClick={() => quantity.add(product)}
        >
          Tambah ke keranjang
        </Button>
      )}
      <NegotiateButton product={asCard(product)} obstacle={null} size="lg" />
    </>
  )
}
