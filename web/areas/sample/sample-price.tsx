import type { SampleProduct } from '#domain/sample/product.ts'
import { cx } from '#web/ui/cx.ts'
import { formatDollars } from './dollars.ts'

/** The price, and what it was before. */
export function SamplePrice({
  product: { price, compareAtPrice },
  large,
}: {
  product: SampleProduct
  large?: boolean
}) {
  return (
    <p className="num flex flex-wrap items-baseline gap-x-2">
      <span className={cx('font-bold tracking-tight', large ? 'text-3xl' : 'text-lg')}>{formatDollars(price)}</span>
      {compareAtPrice && (
        <s className="text-sm text-mute">
          <span className="sr-only">Sebelumnya </span>
          {formatDollars(compareAtPrice)}
        </s>
      )}
    </p>
  )
}
