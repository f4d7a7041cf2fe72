import type { SampleProduct } from '#domain/sample/product.ts'
import { Amount } from '#web/lib/amount.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { badgeStyle } from './sample-words.ts'

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

const STARS = [1, 2, 3, 4, 5]

/** Stars and the number of reviews. */
export function Rating({ product: { rating, reviews } }: { product: SampleProduct }) {
  return (
    <p className="num flex items-center gap-1.5 text-xs text-mute">
      <span role="img" aria-label={`${rating} dari 5 bintang`} className="inline-flex text-amber">
        {STARS.map((star) => (
          <Icon
            key={star}
            name="star"
            size={14}
            filled={star <= rating}
            className={cx(star > rating && 'opacity-40')}
          />
        ))}
      </span>
      {reviews} ulasan
    </p>
  )
}

export function SampleBadges({ product: { badges } }: { product: SampleProduct }) {
  return badges.map((badge) => (
    <StatusPill key={badge} tone={badgeStyle[badge].tone}>
      {badgeStyle[badge].label}
    </StatusPill>
  ))
}
