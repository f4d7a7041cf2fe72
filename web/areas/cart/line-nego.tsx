import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { CartLine } from '#domain/cart/contract.ts'
import { formatRupiah } from '#domain/format.ts'
import { negotiationPath } from '#web/areas/negotiations/public.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'

/** The price per unit that counts now; beside an agreed one, what it would be without [CART-7, NEGO-12]. */
export function LinePrice({ line }: { line: CartLine }) {
  if (line.produk_harga_satuan === 'NA')
    return <p className="mt-0.5 text-sm text-mute">Harga belum tersedia untuk Anda</p>
  const agreed = line.nego_berlaku && line.produk_harga_normal !== line.produk_harga_satuan
  return (
    <p className="num mt-0.5 text-sm">
      <span className="whitespace-nowrap">
        <strong className="font-semibold">{formatRupiah(line.produk_harga_satuan)}</strong>{' '}
        <span className="text-mute">/ {line.produk_satuan}</span>
      </span>{' '}
      {agreed && line.produk_harga_normal !== 'NA' && (
        <s className="whitespace-nowrap text-mute">
          <span className="sr-only">harga normal </span>
          {formatRupiah(line.produk_harga_normal)}
        </s>
      )}
    </p>
  )
}

/** Where the negotiation of a line stands, and until when an agreed price holds or why it does not [CART-7, NEGO-12]. */
export function LineNego({ line }: { line: CartLine }) {
  useReloadAt(line.nego_berlaku ? line.nego_berlaku_sampai : null)
  if (!line.nego_status && !line.nego_keterangan) return null
  const words = `Nego${line.nego_count > 0 ? ` ke-${line.nego_count}` : ''}: ${line.nego_status}`
  return (
    <div className="mt-1.5 grid justify-items-start gap-1 text-sm">
      {line.nego_status && (
        <StatusPill tone={line.nego_berlaku ? 'success' : 'attention'}>
          {line.nego_id ? (
            <Link to={negotiationPath(line.nego_id)} className="hover:underline">
              {words}
            </Link>
          ) : (
            words
          )}
        </StatusPill>
      )}
      {line.nego_keterangan && (
        <p className={cx('flex items-start gap-1.5', line.nego_berlaku ? 'text-mute' : 'text-amber-ink')}>
          <Icon name={line.nego_berlaku ? 'clock' : 'warning'} size={16} className="mt-0.5" />
          {line.nego_keterangan}
        </p>
      )}
    </div>
  )
}

/** Asks for the cart again when an agreed price lapses: nobody announces the passing of midnight to a page. */
function useReloadAt(instant: string | null): void {
  const client = useQueryClient()
  // the passing of time is no event of the page
  useEffect(() => {
    if (instant === null) return
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: ['keranjang'] }),
      Math.max(0, Date.parse(instant) - Date.now()) + A_MOMENT_MS,
    )
    return () => clearTimeout(timer)
  }, [client, instant])
}

// the server's clock may be a little behind this one's
const A_MOMENT_MS = 1500
