import { useId, useState } from 'react'
import type { ProductDetail } from '#domain/catalogue/codec.ts'
import { formatRupiah } from '#domain/format.ts'
import { chosenQuantity, leastPacks, useAddLine } from '#web/areas/cart/public.ts'
import { NegotiateButton } from '#web/areas/negotiations/public.ts'
import { AskPaymentType } from '#web/areas/subscriptions/public.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { asCard, orderObstacle } from './ordering.ts'
import { packNoun, quantityIn } from './pack-words.ts'
import type { Offered } from './standing.ts'

const NO_PAYMENT_TYPE = 'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.'

/** Stock, payment, number of packs with their total, and the button to the cart [ROLE-3, ROLE-5, CART-2]. */
export function OrderQuantity({ product }: { product: Offered<ProductDetail> }) {
  const least = leastPacks(product)
  const [text, setText] = useState(String(least))
  const { working, addLine } = useAddLine()
  const fieldId = useId()
  const chosen = chosenQuantity(text, product)
  const obstacle = orderObstacle(useViewer(), product)

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
            {quantityIn(product, chosen.units)} · {formatRupiah(chosen.amount)}
          </dd>
        </div>
      </dl>
      {obstacle === null && chosen.reason !== null && (
        <p role="alert" className="mb-2 text-end text-sm text-danger">
          {chosen.reason}
        </p>
      )}
      {product.paymentTypes.length === 0 && (
        <Notice tone="attention" className="mb-3" action={<AskPaymentType sellerId={product.sellerId} />}>
          {NO_PAYMENT_TYPE}
        </Notice>
      )}
      <Button
        size="lg"
        block
        className="mt-2"
        working={working}
        disabled={obstacle !== null || chosen.packs === null}
        reason={obstacle ?? chosen.reason}
        onClick={() => chosen.packs !== null && void addLine(asCard(product), chosen.packs)}
      >
        Tambah ke keranjang
      </Button>
      <NegotiateButton product={asCard(product)} className="mt-2.5 w-full" />
    </>
  )
}
