import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A choice that holds, with a cross to drop it. */
export function Chip({
  children,
  onRemove,
  removeLabel,
}: {
  children: ReactNode
  onRemove?: () => void
  removeLabel?: string
}) {
  return (
    <span className="inline-flex h-8 items-center gap-1 rounded-full border border-line-strong bg-paper pe-3 ps-3 text-sm font-medium has-[button]:pe-1">
      {children}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel ?? 'Hapus'}
          onClick={onRemove}
          className="grid size-6 place-items-center rounded-full text-mute hover:bg-ink/5 hover:text-ink pointer-coarse:-me-1 pointer-coarse:size-8"
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  )
}

/** A small coloured mark before a word; give the colour as a class: 'bg-food'. */
export function Dot({ className }: { className: string }) {
  return <span aria-hidden className={`inline-block size-2 shrink-0 rounded-full ${className}`} />
}

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-[5px] border border-b-2 border-line bg-paper px-1.5 font-sans text-[0.6875rem] font-semibold text-mute">
      {children}
    </kbd>
  )
}
