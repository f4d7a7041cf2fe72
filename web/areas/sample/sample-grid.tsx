import { Link } from 'react-router'
import type { SampleProduct } from '#domain/sample/product.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { AddButton, ListButton } from './sample-acts.tsx'
import { Rating, SampleBadges, SamplePrice } from './sample-facts.tsx'
import { sampleProductPath } from './sample-words.ts'

const EARLY_CARDS = 8

interface Props {
  products: readonly SampleProduct[]
  label: string
  onWishlist?: boolean
}

export function SampleGrid({ products, label, onWishlist }: Props) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 *:min-w-0 sm:gap-4 md:grid-cols-3 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id}>
          <SampleCard product={product} early={index < EARLY_CARDS} onWishlist={onWishlist} />
        </li>
      ))}
    </ul>
  )
}

interface SampleCardProps {
  product: SampleProduct
  /** Above the fold: its picture is loaded at once. */
  early?: boolean
  /** On the page of the wishlist. */
  onWishlist?: boolean
}

/** A sample product in a list; with options, they are chosen on its own page. */
function SampleCard({ product, early, onWishlist }: SampleCardProps) {
  const { name, images, pack, options } = product
  const detail = sampleProductPath(product)
  return (
    <article className={cx(cardClass, 'grid h-full grid-rows-[auto_1fr_auto] overflow-hidden')}>
      {/* the name below is the same link */}
      <Link to={detail} tabIndex={-1} aria-hidden className="relative block">
        <img
          src={images[0]}
          alt=""
          width={400}
          height={384}
          loading={early ? 'eager' : 'lazy'}
          className="block aspect-[1/0.96] w-full object-cover"
        />
        <span className="absolute start-2.5 top-2.5 flex gap-1.5">
          <SampleBadges product={product} />
        </span>
      </Link>
      <div className="min-w-0 px-3 pt-3 sm:px-3.5">
        <p className="truncate text-xs font-semibold text-ink-soft">{`${pack.grade} · ${pack.origin}`}</p>
        <h2 className="mt-0.5 text-sm leading-snug">
          <Link to={detail} className="rounded-sm hover:text-primary hover:underline">
            {name}
          </Link>
        </h2>
        <p className="num mt-1 text-xs text-mute">{pack.net} · stok tersedia</p>
        <div className="mt-1.5">
          <Rating product={product} />
        </div>
      </div>
      <div className="px-3 pb-2 pt-2 sm:px-3.5">
        <SamplePrice product={product} />
        <div className="mt-2.5 grid gap-1">
          {options.length > 0 ? (
            <Link to={detail} aria-label={`Pilih opsi ${name}`} className={buttonClass({ block: true })}>
              Pilih opsi
            </Link>
          ) : (
            <AddButton product={product} />
          )}
          <div className="flex flex-wrap justify-between">
            <ListButton product={product} list="wishlist" leaves={onWishlist} />
            <ListButton product={product} list="compare" />
          </div>
        </div>
      </div>
    </article>
  )
}
