import { useId } from 'react'
import type { ProductDetail } from '#domain/catalogue/codec.ts'
import { NegotiateButton } from '#web/areas/negotiations/public.ts'
import { AskPaymentType } from '#web/areas/subscriptions/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { asCard } from './ordering.ts'
import { packNoun, quantityIn } from './pack-words.ts'
import { type Offered, paymentObstacle } from './standing.ts'
import type { OrderQuantity } from './use-order-quantity.ts'

interface Props {
  product: Offered<ProductDetail>
  quantity: OrderQuantity
}

/** Stock, payment, number of packs with their total, and the button to the cart [ROLE-3, ROLE-5, CART-2]. */
export function OrderQuantityFields({ product, quantity }: Props) {
  const { text, setText, least, obstacle, working } = quantity
  const fieldId = useId()
  const chosen = quantity.chosenOf(product)
  const unpayable = paymentObstacle(product)

  return (
    <>
      <dl className="num mt-4 text-sm *:flex *:min-h-11 *:items-center *:justify-between *:gap-4 *:border-t *:border-line *:py-2">
        {product.stock !== null && (
          <div>
            <dt className="text-mute">Stok</dt>
            <dd className="font-semibold">{product.available ? quantityIn(product, product.stock) : 'Habis'}</dd>
          </div>
        )}
        {product.paymentTypes.length > 0 && (
          <div>
            <dt className="text-mute">Pembayaran</dt>
            <dd className="text-end font-semibold">{product.paymentTypes.join(', ')}</dd>
          </div>
        )}
        <div>
          <dt className="text-mute">
            <label htmlFor={fieldId}>Jumlah {packNoun(product)}</label>
          </dt>
          <dd>
            <QuantityStepper
              id={fieldId}
              value={text}
              onChange={setText}
              least={least}
              invalid={chosen.packs === null}
              disabled={obstacle !== null}
            />
          </dd>
        </div>
        <div>
          <dt className="text-mute">Total</dt>
          <dd className="text-end font-semibold" aria-live="polite">
            {quantityIn(product, chosen.units)} · <Amount of={chosen.amount} />
          </dd>
        </div>
      </dl>
      {obstacle === null && chosen.reason !== null && (
        <p role="alert" className="mb-2 text-end text-sm text-danger">
          {chosen.reason}
        </p>
      )}
      {unpayable && (
        <Notice tone="attention" className="mb-3" action={<AskPaymentType sellerId={product.sellerId} />}>
          {unpayable}
        </Notice>
      )}
      <Button
        size="lg"
        block
        className="mt-2"
        working={working}
        disabled={obstacle !== null || chosen.packs === null}
        reason={obstacle ?? chosen.reason}
        onClick={() => quantity.add(product)}
      >
        Tambah ke keranjang
      </Button>
      <NegotiateButton product={asCard(product)} obstacle={unpayable} className="mt-2.5 w-full" />
    </>
  )
}
