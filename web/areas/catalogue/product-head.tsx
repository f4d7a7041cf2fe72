import { Suspense } from 'react'
import type { ProductDetail } from '#domain/catalogue/codec.ts'
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Classification } from './classification.tsx'

// they work only with their code
const ShelfActs = lazyPart(async () => (await import('./shelf-acts.tsx')).default)

/** A product's name below its category, CAS and E number, and where it can be kept [CARD-5]. */
export function ProductHead({ product }: { product: ProductDetail }) {
  const hydrated = useIsHydrated()
  return (
    <div>
      <Classification of={product}>{!product.available && <li className="text-danger">Stok habis</li>}</Classification>
      <h1 className="mt-1 text-2xl">{product.name}</h1>
      <div className="-ms-3 mt-1 flex min-h-9.5 pointer-coarse:min-h-11" data-print="hide">
        {hydrated && (
          <Suspense fallback={null}>
            <ShelfActs product={product} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
