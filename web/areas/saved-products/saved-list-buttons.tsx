import type { SavedList } from '#domain/saved-products/saved-list.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { shelfPaths } from './paths.ts'
import { useSavedList } from './use-saved-list.ts'

interface Props {
  shelf: SavedList
  product: { id: number; name: string }
  className?: string
}

const appearances = {
  favourites: { icon: 'heart', label: 'Favorit', onClass: 'text-danger!' },
  compared: { icon: 'compare', label: 'Bandingkan', onClass: 'text-primary!' },
  awaited: { icon: 'bell', label: 'Kabari bila ada', onClass: 'text-primary!' },
} as const

/** 'Favorit' or 'Bandingkan' as an icon, pressed while the product is there [CARD-5]. */
export function SavedListIcon({ shelf, product, className }: Props) {
  const { on, toggle } = useSavedToggle(shelf, product.id)
  const { icon, label, onClass } = appearances[shelf]
  return (
    <IconButton
      icon={icon}
      size="dense"
      filled={on && shelf !== 'compared'}
      label={`${label} ${product.name}`}
      aria-pressed={on}
      data-shelf={shelf}
      onClick={() => void toggle()}
      className={cx(className, on && onClass)}
    />
  )
}

/** 'Favorit' or 'Bandingkan' in words, where there is room. */
export function SavedListButton({ shelf, product, className }: Props) {
  const { on, toggle } = useSavedToggle(shelf, product.id)
  const { icon, label, onClass } = appearances[shelf]
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Icon name={icon} size={18} filled={on && shelf !== 'compared'} className={cx(on && onClass)} />}
      aria-pressed={on}
      onClick={() => void toggle()}
      className={className}
    >
      {label}
    </Button>
  )
}

const words = {
  favourites: { put: 'Ditambahkan ke favorit', taken: 'Dihapus dari favorit', linkLabel: 'Lihat favorit' },
  compared: { put: 'Ditambahkan ke perbandingan', taken: 'Dikeluarkan dari perbandingan', linkLabel: 'Bandingkan' },
  awaited: {
    put: 'Kami kabari bila stoknya ada',
    taken: 'Anda tidak menunggu produk ini lagi',
    linkLabel: 'Lihat semua',
  },
} satisfies Record<SavedList, { put: string; taken: string; linkLabel: string }>

// no row says how long; there is something to press in it [API-6]
const SHOWN_MS = 2500

/**
 * Whether a product is on a saved list, and the press that adds or removes it; a toast confirms it, with the next step.
 */
function useSavedToggle(shelf: SavedList, productId: number) {
  const { ids, put, take } = useSavedList(shelf)
  const on = ids.includes(productId)
  const { put: message, taken, linkLabel } = words[shelf]

  async function toggle() {
    if (on) {
      if (await take(productId))
        toast.success(taken, SHOWN_MS, { action: { label: 'Urungkan', run: () => void put(productId) } })
      return
    }
    if (await put(productId)) toast.success(message, SHOWN_MS, { action: { label: linkLabel, to: shelfPaths[shelf] } })
  }
  return { on, toggle }
}
