import type { SampleProduct } from '#domain/sample/product.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'

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
