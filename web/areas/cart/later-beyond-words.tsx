import { memo, Suspense } from 'react'
import { lazyComponent } from '#web/ui/lazy-component.ts'

// few products can be ordered beyond their stock: the others load no code for it
const LazyWords = lazyComponent(async () => (await import('./beyond-words.tsx')).BeyondWords)

/** That more than the stock can be had, and what of the chosen quantity comes later [SHOP-6]. */
export const BeyondWords = memo((props: Parameters<typeof LazyWords>[0]) => (
  <Suspense fallback={null}>
    <LazyWords {...props} />
  </Suspense>
))
