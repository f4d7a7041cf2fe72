import { type DecimalText, isMore } from '#domain/money.ts'
import { Amount } from '#web/lib/amount.tsx'

/** A line's part of the seller's discount, under its amount; nothing where there is none [SELLER-1]. */
export function LineDiscount({ of }: { of: DecimalText }) {
  if (!isMore(of, 0)) return null
  return (
    <span className="block text-xs text-mute">
      Potongan −<Amount of={of} />
    </span>
  )
}
