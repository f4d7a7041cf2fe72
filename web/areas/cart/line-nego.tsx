import { Link } from 'react-router'
import type { CartLine } from '#domain/cart/codec.ts'
import { negotiationPath } from '#web/areas/negotiations/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

/** The current price per unit; beside an agreed one, the normal price [CART-7, NEGO-12]. */
export function LinePrice({ line }: { line: CartLine }) {
  if (line.price === null) return <p className="mt-0.5 text-sm text-mute">Harga belum tersedia untuk Anda</p>
  const agreed = line.agreedHolds && line.normalPrice !== line.price
  return (
    <p className="num mt-0.5 text-sm">
      <span className="whitespace-nowrap">
        <strong className="font-semibold">
          <Amount of={line.price} />
        </strong>{' '}
        <span className="text-mute">/ {line.unit}</span>
      </span>{' '}
      {agreed && line.normalPrice !== null && (
        <s className="whitespace-nowrap text-mute">
          <span className="sr-only">harga normal </span>
          <Amount of={line.normalPrice} />
        </s>
      )}
    </p>
  )
}

/** That its price is another one than when its quantity was chosen [SHOP-3]. */
export function LineChange({ line: { formerPrice, normalPrice } }: { line: CartLine }) {
  if (formerPrice === null || normalPrice === null) return null
  return (
    <p className="num mt-1 flex items-start gap-1.5 text-sm text-amber-ink">
      <Icon name="warning" size={16} className="mt-0.5 shrink-0" />
      <span>
        Harga berubah dari <Amount of={formerPrice} /> menjadi <Amount of={normalPrice} />
      </span>
    </p>
  )
}

/** The state of a line's negotiation, and until when an agreed price holds or why it does not [CART-7, NEGO-12]. */
export function LineNego({ line }: { line: CartLine }) {
  if (!line.negoLabel && !line.agreedNotice) return null
  const words = `Nego${line.negoCount > 0 ? ` ke-${line.negoCount}` : ''}: ${line.negoLabel}`
  return (
    <div className="mt-1.5 grid justify-items-start gap-1 text-sm">
      {line.negoLabel && (
        <StatusPill tone={line.agreedHolds ? 'success' : 'attention'}>
          {line.negoId ? (
            <Link to={negotiationPath(line.negoId)} className="hover:underline">
              {words}
            </Link>
          ) : (
            words
          )}
        </StatusPill>
      )}
      {line.agreedNotice && (
        <p className={cx('flex items-start gap-1.5', line.agreedHolds ? 'text-mute' : 'text-amber-ink')}>
          <Icon name={line.agreedHolds ? 'clock' : 'warning'} size={16} className="mt-0.5" />
          <span>{withAmounts(line.agreedNotice)}</span>
        </p>
      )}
    </div>
  )
}
