import { useId } from 'react'
import type { ProductDetail } from '#domain/catalogue/shapes.ts'
import { BeyondWords, UnitsInput } from '#web/areas/cart/public.ts'
import { StepAmount } from '#web/areas/prices/public.ts'
import { FieldContext } from '#web/ui/form/field-control.ts'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { packNoun, quantityIn } from '../pack-words.ts'
import type { Offered } from '../price-visibility.ts'
import type { OrderQuantity } from './use-order-quantity.ts'

interface Props {
  product: Offered<ProductDetail>
  quantity: OrderQuantity
}

/** The number of packs with what it comes to, and at the field why it cannot be ordered [ROLE-3, CART-2, CART-3]. */
export function OrderQuantityFields({ product, quantity }: Props) {
  const { text, setText, least } = quantity
  const fieldId = useId()
  const reasonId = useId()
  const { units, amount, reason, asked } = quantity.chosenOf(product)
  return (
    <div data-print="hide">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={fieldId} className="font-semibold">
          Jumlah {packNoun(product)}
        </label>
        {product.stock !== null && <span className="num text-mute">Stok {quantityIn(product, product.stock)}</span>}
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm">
        <FieldContext value={{ id: fieldId, describedBy: reason ? reasonId : undefined, invalid: reason !== null }}>
          <QuantityStepper value={text} onChange={setText} least={least} className="shrink-0" />
        </FieldContext>
        <UnitsInput units={asked} packWeight={product.packWeight} unit={product.unit} onPacks={setText} />
      </div>
      {reason && (
        <p id={reasonId} role="alert" className="mt-1.5 text-sm text-danger">
          {reason}
        </p>
      )}
      <Beyond product={product} units={asked} />
      <dl className="num mt-2 flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 text-sm sm:mt-2.5 sm:pt-2.5">
        <dt className="text-mute">Total</dt>
        <dd className="font-semibold" aria-live="polite">
          {quantityIn(product, units)} · <StepAmount productId={product.id} units={units} amount={amount} />
        </dd>
      </dl>
    </div>
  )
}

/** The units that come later than the stock, and the expected delivery [SHOP-5, SHOP-6]. */
export function Beyond({ product, units }: { product: ProductDetail; units: string }) {
  const { leadDays: days, expected, unit, packWeight, stock } = product
  return (days || expected) && <BeyondWords {...{ days, expected, unit, packWeight, stock, units }} />
}
