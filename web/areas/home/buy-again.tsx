import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { ProductCard } from '#domain/catalogue/shapes.ts'
import { categoryStyle, Price, RowActions, Stock } from '#web/areas/catalogue/public.ts'
import { boughtBeforeQuery } from '#web/areas/orders/public.ts'
import { OtherOffersLink } from '#web/lib/other-offers-link.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

/** Products the company has ordered before, at today's price, to add to the cart with one press [HOME-9]. */
export function BuyAgain({ hasOffers }: { hasOffers: boolean }) {
  const { data: bought } = useSuspenseQuery(boughtBeforeQuery)
  const unitsOf = new Map(bought.stocks.map(({ productId, units }) => [productId, units]))
  if (bought.products.length === 0) {
    return (
      <div className={cardClass}>
        <EmptyState
          icon="refresh"
          title="Belum ada yang dapat dibeli lagi"
          text="Produk yang pernah dipesan perusahaan Anda tampil di sini dengan harga dan stok hari ini."
          action={
            hasOffers && (
              <Link to="/produk?langganan=ya" className={buttonClass({ variant: 'secondary' })}>
                Lihat produk seller langganan
              </Link>
            )
          }
        />
      </div>
    )
  }
  return (
    <ul aria-labelledby="beli-lagi" className="grid gap-3 md:gap-4 lg:grid-cols-2">
      {bought.products.map((product) => (
        <li key={product.id} className="min-w-0">
          <Bought product={product} units={unitsOf.get(product.id) ?? null} />
        </li>
      ))}
    </ul>
  )
}

function Bought({ product, units }: { product: ProductCard; units: string | null }) {
  return (
    <article
      className={cx(cardClass, 'grid h-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-3 sm:p-3.5')}
    >
      <img
        src={product.picture}
        alt=""
        width={72}
        height={69}
        loading="lazy"
        className={cx('h-18 w-18 rounded-field object-cover', categoryStyle(product.categoryId)?.tint)}
      />
      <div className="min-w-0">
        <h3 className="text-sm leading-snug">
          <Link to={productPath(product)} prefetch="intent" className="rounded-sm hover:text-primary hover:underline">
            {product.name}
          </Link>
        </h3>
        <p className="num truncate text-xs text-mute">
          {product.sellerName} · {product.packLabel} · stok <Stock product={product} units={units} />
        </p>
        <Price product={product} size="row" />
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-start-2">
        <RowActions product={product} atStart />
        <OtherOffersLink product={product} />
      </div>
    </article>
  )
}
