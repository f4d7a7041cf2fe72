import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { ProductCard as Product } from '#domain/catalogue/codec.ts'
import { cx } from '#web/ui/cx.ts'
import { Dot } from '#web/ui/list/chip.tsx'
import { categoryLook } from './category-look.ts'
import { minimumUnits } from './pack-words.ts'
import { Price } from './price.tsx'
import { ProductActions } from './product-actions.tsx'

interface Props {
  product: Product
  /** Above the fold: its picture is loaded at once. */
  early?: boolean
  /** Its three parts (product, price, buttons) align with the row lines of the surrounding grid. */
  aligned?: boolean
}

/** A product in a list: photo, origin, name, pack, price by role, and buttons [CARD-1]. */
export function ProductCard({ product, early, aligned }: Props) {
  const look = categoryLook(product.categoryId)
  const detail = productPath(product)
  return (
    <article
      className={cx(
        'grid h-full overflow-hidden rounded-card border border-line bg-paper transition-colors hover:border-line-strong',
        aligned ? 'row-span-3 grid-rows-subgrid' : 'grid-rows-[1fr_auto_auto]',
      )}
    >
      <div className="min-w-0">
        {/* the name below is the same link: one is enough for keyboard and screen reader */}
        <Link to={detail} tabIndex={-1} aria-hidden prefetch="intent" className="relative block">
          <img
            src={product.picture}
            alt=""
            width={400}
            height={384}
            loading={early ? 'eager' : 'lazy'}
            decoding="async"
            className={cx('block aspect-[1/0.96] w-full object-cover', look?.tint)}
          />
          {!product.available && (
            <span className="absolute start-2.5 top-2.5 rounded-full border border-line bg-paper px-2.5 py-0.5 text-xs font-semibold">
              Stok habis
            </span>
          )}
        </Link>
        <div className="px-3 pt-3 sm:px-3.5">
          <p className="flex items-center gap-1.5 text-xs font-semibold text-ink-soft">
            <Dot className={look?.dot ?? 'bg-mute'} />
            <span className="min-w-0 truncate">
              {product.grade} · {product.origin}
            </span>
          </p>
          <h3 className="mt-0.5 min-h-[2lh] text-sm leading-snug">
            <Link to={detail} prefetch="intent" className="line-clamp-3 rounded-sm hover:text-primary hover:underline">
              {product.name}
            </Link>
          </h3>
          <p className="num mt-1 text-xs text-mute">
            {product.packLabel} · min. {minimumUnits(product)}
          </p>
        </div>
      </div>
      <div className={cx('px-3 pb-2.5 pt-2 sm:px-3.5', !aligned && 'min-h-14')}>
        <Price product={product} />
      </div>
      <ProductActions
        product={product}
        // room for both rows of buttons, so that cards in a carousel line up too
        className={aligned ? '' : 'min-h-23 pointer-coarse:min-h-26'}
      />
    </article>
  )
}
