import { Link, useLocation } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import { Amount } from '#web/lib/amount.tsx'
import { addressOf, signInPath } from '#web/lib/page/paths.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { type Priced, priceVisibilityOf } from './price-visibility.ts'

interface Props {
  product: Priced & { unit: string; sellerUsername: string }
  size?: 'card' | 'row' | 'cell' | 'bar' | 'panel'
  /** Of the unit, where the column's title says it. */
  unitClass?: string | undefined
}

/** The price per unit, or the link that leads to it [ROLE-1, ROLE-2, CARD-2]. */
export function Price({ product, size = 'card', unitClass }: Props) {
  const viewer = useViewer()
  const here = useHere()
  const { price } = product
  if (price !== null) {
    return (
      <p className={cx('num', amounts[size])}>
        <Amount of={price} />{' '}
        <small className={cx('whitespace-nowrap font-medium text-mute', units[size], unitClass)}>
          / {product.unit}
        </small>
      </p>
    )
  }
  const visibility = priceVisibilityOf(viewer, product)
  if (visibility === 'onlooker')
    return <p className={cx(hints[size], 'text-mute')}>Harga hanya untuk pembeli berlangganan</p>
  return (
    <p
      className={cx(hints[size], 'words-on-paper')}
      data-on-paper={visibility === 'visitor' ? 'Untuk pelanggan' : 'Belum berlangganan'}
    >
      {visibility === 'visitor' ? (
        <Link to={signInPath(here)} className="text-link">
          Masuk untuk melihat harga
        </Link>
      ) : (
        <Link to={sellerPath(product.sellerUsername)} className="text-link">
          Berlangganan untuk melihat harga
        </Link>
      )}
    </p>
  )
}

/** The current page, to return to after signing in. */
export function useHere(): string {
  return addressOf(useLocation())
}

const amounts = {
  card: 'text-base font-bold tracking-tight sm:text-lg',
  row: 'text-base font-bold tracking-tight',
  cell: 'font-bold tracking-tight max-xl:text-base xl:whitespace-nowrap',
  bar: 'text-base font-bold tracking-tight sm:text-lg',
  panel: 'text-3xl font-bold',
}
const units = { card: 'text-xs', row: 'text-xs', cell: 'text-xs', bar: 'text-sm', panel: 'text-base' }
const hints = {
  card: 'text-sm leading-snug',
  row: 'text-sm leading-snug',
  cell: 'text-xs xl:whitespace-nowrap',
  bar: 'text-sm',
  panel: 'text-base',
}
