import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { floatClass } from './float-class.ts'
import { useWriting } from './writing.ts'

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Names the panel; shown as its heading unless hidden. */
  title: ReactNode
  hideTitle?: boolean
  /** Beside the title. */
  aside?: ReactNode
  /** Below the body, always visible. */
  footer?: ReactNode
  align?: 'start' | 'center' | 'end'
  /** Controlled from outside if set. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Maximum height of the body before it scrolls; 300 px by default. */
  bodyClass?: string
  className?: string
  children: ReactNode
}

/** A panel attached to a button: a list to glance at, a small form. */
export function Popover(props: PopoverProps) {
  const { trigger, title, hideTitle, aside, footer, align = 'end', open, onOpenChange, className, children } = props
  const { attributes } = useWriting()
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner {...attributes} align={align} sideOffset={8} collisionPadding={12} className="z-60">
          <Base.Popup
            className={cx(floatClass, 'flex w-92 max-w-[calc(100vw-1.5rem)] flex-col overflow-hidden', className)}
          >
            <div className={cx('flex items-center justify-between gap-3 px-4 pb-2 pt-3.5', hideTitle && 'sr-only')}>
              <Base.Title className="text-base font-semibold">{title}</Base.Title>
              {aside && <div className="text-sm">{aside}</div>}
            </div>
            <div className={cx('overflow-y-auto overscroll-contain', props.bodyClass ?? 'max-h-75')}>{children}</div>
            {footer && <div className="border-t border-line px-4 py-3">{footer}</div>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
