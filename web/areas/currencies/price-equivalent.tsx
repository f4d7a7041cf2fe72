import { Suspense } from 'react'
import type { DecimalText } from '#domain/money.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'

// visitors see no price, and load no code for it
const EquivalentLine = lazyComponent(async () => (await import('./equivalent-line.tsx')).default)

/**
 * What a price is, about, in the chosen currency. It is computed from the price that is shown, so nobody is told more
 * than they see [HEAD-6, ROLE-4].
 */
export function PriceEquivalent({ price }: { price: DecimalText | null }) {
  if (price === null) return null
  return (
    <Suspense fallback={null}>
      <EquivalentLine price={price} />
    </Suspense>
  )
}
