import type { Shelf } from '#domain/shelves/shelf.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { useShelfToggle } from './use-shelf-toggle.ts'

interface Props {
  shelf: Shelf
  product: { id: number; name: string }
  className?: string
}

const looks = {
  favourites: { icon: 'heart', label: 'Favorit', onClass: 'text-danger!' },
  compared: { icon: 'compare', label: 'Bandingkan', onClass: 'text-primary!' },
  awaited: { icon: 'bell', label: 'Kabari bila ada', onClass: 'text-primary!' },
} as const

/** 'Favorit' or 'Bandingkan' as an icon, pressed while the product is there [CARD-5]. */
export function ShelfIcon({ shelf, product, className }: Props) {
  const { on, toggle } = useShelfToggle(shelf, product.id)
  const { icon, label, onClass } = looks[shelf]
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

/** The same in words, where there is room. */
export function ShelfButton({ shelf, product, className }: Props) {
  const { on, toggle } = useShelfToggle(shelf, product.id)
  const { icon, label, onClass } = looks[shelf]
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
