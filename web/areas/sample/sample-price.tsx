import type { SampleProduct } from '#domain/sample/product.ts'
import { Amount } from '#web/lib/amount.tsx'
import { cx } from '#web/ui/cx.ts'

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
      <span className={cx('font-bold tracking-tight', large ? 'text-3xl' : 'text-lg')}>
        <Amount of={price} />
      </span>
      {compareAtPrice && (
        <s className="text-sm text-mute">
          <span className="sr-only">Sebelumnya </span>
          <Amount of={compareAtPrice} />
        </s>
      )}
    </p>
  )
}
