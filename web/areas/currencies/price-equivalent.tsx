import { Suspense } from 'react'
import type { DecimalText } from '#domain/money.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'

// visitors see no price, and load no code for it
const EquivalentLine = lazyComponent(async () => (await import('./equivalent-line.tsx')).default)

/**
 * The approximate equivalent of a price in the chosen currency, computed from the price that is shown, so that it
 * reveals no more than that [HEAD-6, ROLE-4].
 */
export function PriceEquivalent({ price }: { price: DecimalText | null }) {
  if (price === null) return null
  return (
    <Suspense fallback={null}>
      <EquivalentLine price={price} />
    </Suspense>
  )
}
