import { lineAmount } from '#domain/cart/amounts.ts'
import { stepAt } from '#domain/catalogue/prices/price-step.ts'
import { formatQuantity } from '#domain/format.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import { Amount } from '#web/lib/amount.tsx'
import { cx } from '#web/ui/cx.ts'
import { usePriceSteps } from './use-price-steps.ts'
import { priceReason, WhyThisPrice } from './why-this-price.tsx'

export interface StepsShown {
  productId: number
  unit: string
  minPurchase: DecimalText
  /** The units chosen now; '0' for none. */
  units: DecimalText
  className?: string
}

/** The prices by quantity of a product, and their source, for the buyer alone [SHOP-3]. */
export function PriceSteps({ productId, unit, minPurchase, units, className }: StepsShown) {
  const steps = usePriceSteps(productId)
  if (steps.length === 0) return null
  const chosen = stepAt(steps, isMore(units, minPurchase) ? units : minPurchase)
  return (
    <div className={cx('grid gap-2 text-sm', className)}>
      {steps.length > 1 && (
        <table className="num w-full border-separate border-spacing-0 overflow-hidden rounded-field border border-line">
          <caption className="sr-only">Harga menurut jumlah</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Jumlah</th>
              <th scope="col">Harga per {unit}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr
                key={step.from}
                aria-current={step.from === chosen?.from || undefined}
                className={cx('group/step', step.from === chosen?.from && 'bg-primary-tint font-semibold')}
              >
                <th
                  scope="row"
                  className="border-line px-3 py-1.5 text-start font-normal group-aria-[current]/step:font-semibold group-[:not(:first-child)]/step:border-t"
                >
                  mulai {formatQuantity(step.from === '0' ? minPurchase : step.from)} {unit}
                </th>
                <td className="border-line px-3 py-1.5 text-end group-[:not(:first-child)]/step:border-t">
                  <Amount of={step.amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <WhyThisPrice reasons={steps.map((step) => priceReason(step, unit))} />
    </div>
  )
}

interface StepAmountShown {
  productId: number
  units: DecimalText
  /** By the price of the least quantity. */
  amount: DecimalText
}

/** The amount of so many units, at the price of that quantity [SHOP-3]. */
export function StepAmount({ productId, units, amount }: StepAmountShown) {
  const step = stepAt(usePriceSteps(productId), units)
  return <Amount of={step ? lineAmount(units, step.amount) : amount} />
}
