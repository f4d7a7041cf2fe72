import { memo, Suspense } from 'react'
import { Amount } from '#web/lib/amount.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'

// visitors see no price, and load no code for it
const LazySteps = lazyComponent(async () => (await import('./price-steps.tsx')).PriceSteps)
const LazyAmount = lazyComponent(async () => (await import('./price-steps.tsx')).StepAmount)

/** The prices of a product by quantity, and why they are so; with code that only buyers load [SHOP-3]. */
export const PriceSteps = memo((props: Parameters<typeof LazySteps>[0]) => (
  <Suspense fallback={null}>
    <LazySteps {...props} />
  </Suspense>
))

/** The amount of so many units at the price of that quantity [SHOP-3]. */
export const StepAmount = memo((props: Parameters<typeof LazyAmount>[0]) => (
  <Suspense fallback={<Amount of={props.amount} />}>
    <LazyAmount {...props} />
  </Suspense>
))
