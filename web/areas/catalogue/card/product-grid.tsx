import type { ProductCard as Product } from '#domain/catalogue/shapes.ts'
import { cx } from '#web/ui/cx.ts'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'
import { ProductCard } from './product-card.tsx'

const EARLY_CARDS = 8

interface Props {
  products: readonly Product[]
  label: string
  /** One more column, because there is no rail beside it. */
  wide?: boolean
  /** While a new list loads, skeletons are shown after a short delay [CARD-3]. */
  loading?: boolean
}

/** Cards of equal height in 2, 3 or 4 columns. */
export function ProductGrid({ products, label, wide, loading }: Props) {
  return (
    <div className="grid" aria-busy={loading}>
      <ul
        aria-label={label}
        // these will be replaced: neither read out nor clickable
        inert={loading}
        className={cx(gridClass(wide), loading && 'animate-late-away')}
      >
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} early={index < EARLY_CARDS} />
          </li>
        ))}
      </ul>
      {loading && <GridSkeleton wide={wide} />}
    </div>
  )
}

function GridSkeleton({ wide }: { wide?: boolean | undefined }) {
  return (
    <Loading className="z-10 col-start-1 row-start-1">
      <div className={gridClass(wide)}>
        {Array.from({ length: 8 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
          <CardSkeleton key={index} />
        ))}
      </div>
    </Loading>
  )
}

/** Placeholder for a product card. */
export function CardSkeleton() {
  return (
    <div className="mb-3 overflow-hidden rounded-card border border-line bg-paper sm:mb-4">
      <Skeleton className="aspect-[1/0.96] rounded-none" />
      <div className="p-3.5">
        <Skeleton className="h-3 w-2/3" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="mt-1.5 h-4 w-1/2" />
        <Skeleton className="mt-3 h-3 w-3/4" />
        <Skeleton className="mt-5 h-5 w-2/3" />
        <Skeleton className="mt-4 h-9.5 w-full rounded-control" />
        <Skeleton className="mx-auto mb-2 mt-4 h-4 w-1/2" />
      </div>
    </div>
  )
}

function gridClass(wide: boolean | undefined): string {
  return cx('product-grid col-start-1 row-start-1', wide ? 'lg:grid-cols-4 xl:grid-cols-5' : 'xl:grid-cols-4')
}
