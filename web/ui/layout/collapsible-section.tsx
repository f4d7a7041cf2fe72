import { type ReactNode, useId, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../picture/icon.tsx'

interface CollapsibleSectionProps {
  title: ReactNode
  /** Beside the title: a count, a state. */
  aside?: ReactNode
  /** If set, the section is controlled from outside. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Closed by default. */
  defaultOpen?: boolean
  className?: string
  titleClass?: string
  children: ReactNode
}

/** A heading that opens and closes its content with an animated height; can be controlled from outside [ROUTE-8]. */
export function CollapsibleSection(props: CollapsibleSectionProps) {
  const { title, aside, open: controlled, onOpenChange, defaultOpen = false, className, titleClass, children } = props
  const [own, setOwn] = useState(defaultOpen)
  const open = controlled ?? own
  const id = useId()

  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOwn(!open)
          onOpenChange?.(!open)
        }}
        className={cx(
          'flex min-h-10 w-full items-center gap-2 rounded-mark text-start font-semibold pointer-coarse:min-h-11',
          titleClass,
        )}
      >
        <span className="min-w-0 flex-1">{title}</span>
        {aside && <span className="text-sm font-medium text-mute">{aside}</span>}
        <Icon
          name="chevron-down"
          size={18}
          className={cx('text-mute transition-transform duration-200', open && 'rotate-180')}
        />
      </button>
      <div
        id={id}
        inert={!open}
        className={cx(
          'grid transition-[grid-template-rows,visibility] duration-200 ease-out',
          open ? 'visible grid-rows-[1fr]' : 'invisible grid-rows-[0fr]',
        )}
      >
        <div className="min-h-0 overflow-hidden">{children}</div>
      </div>
    </div>
  )
}
