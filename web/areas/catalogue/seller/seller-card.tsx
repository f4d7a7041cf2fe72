import { Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import type { SellerCard as Seller } from '#domain/catalogue/shapes.ts'
import { formatQuantity } from '#domain/format.ts'
import { RelationPill } from '#web/areas/subscriptions/public.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Dot } from '#web/ui/list/chip.tsx'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { categoryStyle } from '../category-style.ts'
import { sellerWords } from './seller-line.tsx'

/** A seller in a list: who, where, what it sells, and whether the viewer subscribes. */
export function SellerCard({ seller }: { seller: Seller }) {
  return (
    <article
      className={cx(cardClass, 'relative flex h-full flex-col p-4 transition-colors hover:border-line-strong sm:p-5')}
    >
      <div className="flex items-start gap-3.5">
        <Avatar name={seller.name} src={seller.logo} square size="lg" />
        <div className="min-w-0 flex-1">
          <h3 className="text-base leading-snug">
            {/* the whole card is the target, but only the name is the link's text */}
            <Link
              to={sellerPath(seller.username)}
              prefetch="intent"
              className="no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary"
            >
              {seller.name}
            </Link>
          </h3>
          <p className="text-sm text-mute">{sellerWords(seller)}</p>
        </div>
      </div>
      <p className="mt-3 line-clamp-3 text-sm text-ink-soft">{seller.about}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-4 text-xs text-ink-soft">
        <span className="flex items-center gap-x-4 max-sm:basis-full">
          <RelationPill state={seller.subscriptionState} />
          <b className="num">{formatQuantity(String(seller.productCount))} produk</b>
        </span>
        <SellerCategories ids={seller.categoryIds} />
      </div>
    </article>
  )
}

export function SellerCategories({ ids }: { ids: readonly number[] }) {
  return ids.map((id) => {
    const style = categoryStyle(id)
    return (
      style && (
        <span key={id} className="inline-flex items-center gap-1.5">
          <Dot className={style.dot} />
          {style.name}
        </span>
      )
    )
  })
}
