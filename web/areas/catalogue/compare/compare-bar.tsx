import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSavedList } from '#web/areas/saved-products/public.ts'
import { ApiError } from '#web/lib/api/api.ts'
import { productOfIdQuery } from '#web/lib/product-of-id.ts'
import { Button, buttonClass } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { passFocus } from '#web/ui/list/pass-focus.ts'
import { LoadingWords, Skeleton } from '#web/ui/list/skeleton.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { comparePath } from './compared.ts'

/** The ticked products at the foot of a list, and the way to their comparison; nothing while none is ticked [CARD-6]. */
export function CompareBar() {
  const { ids, take } = useSavedList('compared')
  if (ids.length === 0) return null

  function clear() {
    focusHeading()
    void take(...ids)
  }

  return (
    <section
      aria-label="Produk untuk dibandingkan"
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] shadow-bar"
    >
      {/* so that the end of the page, and messages at its foot, are above the bar */}
      <style>{'body { --foot-bar: 4.75rem; padding-bottom: var(--foot-bar) }'}</style>
      <div className="page-width flex min-h-16 items-center gap-3 py-2.5 lg:min-h-18">
        <Chips ids={ids} onTakeOut={(id) => void take(id)} />
        <Button variant="ghost" className="ms-auto max-sm:px-2.5!" onClick={clear}>
          Kosongkan
        </Button>
        <CompareLink ids={ids} />
      </div>
    </section>
  )
}

function CompareLink({ ids }: { ids: readonly number[] }) {
  const words = `Bandingkan ${ids.length} produk`
  const icon = <Icon name="compare" size={18} />
  if (ids.length === 1) {
    return (
      <Button disabled reason="Pilih satu produk lagi untuk dibandingkan." icon={icon} className="max-sm:flex-1">
        {words}
      </Button>
    )
  }
  return (
    <Link to={comparePath(ids)} className={buttonClass({ className: 'max-sm:flex-1' })}>
      {icon}
      {words}
    </Link>
  )
}

/** On a wide screen; on a narrow one the rows say what is ticked. */
function Chips({ ids, onTakeOut }: { ids: readonly number[]; onTakeOut: (id: number) => void }) {
  return (
    <ul aria-label="Terpilih" className="flex min-w-0 gap-3 max-lg:hidden">
      {ids.map((id) => (
        <Chip key={id} id={id} onTakeOut={() => onTakeOut(id)} />
      ))}
    </ul>
  )
}

function Chip({ id, onTakeOut }: { id: number; onTakeOut: () => void }) {
  const { data: product, error } = useQuery(productOfIdQuery(id))
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
        {name ? <b className="block truncate font-semibold">{name}</b> : <LoadingWords />}
        <span className="block truncate text-mute">{product?.sellerName}</span>
      </span>
      <IconButton
        icon="close"
        size="dense"
        label={`Keluarkan ${name || 'produk'} dari perbandingan`}
        onClick={(event) => {
          passFocus(event.currentTarget)
          onTakeOut()
        }}
      />
    </li>
  )
}
