import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { Amount } from '#web/lib/amount.tsx'
import { cx } from '#web/ui/cx.ts'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'
import type { ShownProduct } from './use-products.ts'

interface Props {
  product: ShownProduct
  own: boolean
  onLeave?: (() => void) | undefined
}

/** The product that a message is about, with its price where the viewer may see it now [CHAT-11, ROLE-4]. */
export function ProductOfMessage({ product, own, onLeave }: Props) {
  if (product === undefined) {
    return (
      <Loading className="mb-1">
        <Skeleton className="h-14 w-64" />
      </Loading>
    )
  }
  if (product === null || product === 'lost') {
    return (
      <p className="text-sm text-mute">
        {product === null ? 'Produk ini tidak dijual lagi.' : 'Gagal mendapatkan produk'}
      </p>
    )
  }
  return (
    <span className="mb-2 block max-w-full min-w-60">
      <span className="flex items-center gap-3">
        <img
          src={product.picture}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-control bg-page object-cover"
        />
        <span className="min-w-0">
          <span className="block text-xs text-mute">Produk</span>
          <span className="block font-semibold wrap-anywhere">{product.name}</span>
        </span>
      </span>
      <span
        className={cx(
          'mt-2 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 border-t pt-1.5 text-sm',
          own ? 'border-primary-line/70' : 'border-line',
        )}
      >
        {product.price === null ? (
          <span />
        ) : (
          <span className="num font-semibold">
            <Amount of={product.price} /> <span className="font-normal text-mute">/ {product.unit}</span>
          </span>
        )}
        <Link to={productPath(product)} onClick={onLeave} className="text-link">
          Detail Produk
        </Link>
      </span>
    </span>
  )
}
