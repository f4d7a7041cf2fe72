import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiError } from '#web/lib/api-error.ts'
import { Button, buttonClass } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { passFocus } from '#web/ui/list/pass-focus.ts'
import { Skeleton } from '#web/ui/list/skeleton.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { comparePath } from './compared.ts'
import { productQuery } from './queries.ts'
import { keepCompared, tickCompared, useCompared } from './use-compared.ts'

/** The ticked products at the foot of a list, and the way to their comparison; nothing while none is ticked [CARD-6]. */
export function CompareBar() {
  const codes = useCompared()
  if (codes.length === 0) return null
  return (
    <section
      aria-label="Produk untuk dibandingkan"
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] shadow-bar"
    >
      {/* so that the end of the page is above the bar */}
      <style>{'body { padding-bottom: 4.75rem }'}</style>
      <div className="page-width flex min-h-16 items-center gap-3 py-2.5 lg:min-h-18">
        <Chips codes={codes} />
        <Button variant="ghost" className="ms-auto max-sm:px-2.5!" onClick={clear}>
          Kosongkan
        </Button>
        <CompareLink codes={codes} />
      </div>
    </section>
  )
}

function clear() {
  focusHeading()
  keepCompared([])
}

function CompareLink({ codes }: { codes: readonly string[] }) {
  const words = `Bandingkan ${codes.length} produk`
  const icon = <Icon name="compare" size={18} />
  if (codes.length === 1) {
    return (
      <Button disabled reason="Pilih satu produk lagi untuk dibandingkan." icon={icon} className="max-sm:flex-1">
        {words}
      </Button>
    )
  }
  return (
    <Link to={comparePath(codes)} className={buttonClass({ className: 'max-sm:flex-1' })}>
      {icon}
      {words}
    </Link>
  )
}

/** On a wide screen; on a narrow one the rows say what is ticked. */
function Chips({ codes }: { codes: readonly string[] }) {
  return (
    <ul aria-label="Terpilih" className="flex min-w-0 gap-3 max-lg:hidden">
      {codes.map((code) => (
        <Chip key={code} code={code} />
      ))}
    </ul>
  )
}

function Chip({ code }: { code: string }) {
  const { data: product, error } = useQuery(productQuery(code))
  const gone = error instanceof ApiError && error.code === 'product_not_found'
  const name = product?.name ?? (gone ? 'Tidak dijual lagi' : '')
  return (
    <li className="flex h-12 min-w-0 items-center gap-2 rounded-field border border-line ps-1.5">
      {product ? (
        <img
          src={product.pictures[0]}
          alt=""
          width={36}
          height={36}
          className="size-9 shrink-0 rounded-mark object-cover"
        />
      ) : (
        !gone && <Skeleton className="size-9 shrink-0" />
      )}
      <span className="min-w-0 text-xs leading-snug">
        <b className="block truncate font-semibold">{name}</b>
        <span className="block truncate text-mute">{product?.sellerName}</span>
      </span>
      <IconButton
        icon="close"
        size="dense"
        label={`Keluarkan ${name || 'produk'} dari perbandingan`}
        onClick={(event) => {
          passFocus(event.currentTarget)
          tickCompared(code)
        }}
      />
    </li>
  )
}
