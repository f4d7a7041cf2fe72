import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

interface TooltipProps {
  text: ReactNode
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  /** The thing it explains: a button or a link, which must have its own name. */
  children: ReactElement
}

/** A few words under the pointer or on focus. Nothing that matters may stand only here: there is no pointer on a phone. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-60">
          <Base.Popup className="max-w-60 rounded-mark bg-ink px-2.5 py-1.5 text-xs font-medium text-white transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
