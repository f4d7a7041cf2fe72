import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
  /** Before the words, usually an Icon. */
  icon?: ReactNode
  /** Shows a spinner in place of the icon and ignores presses until it is over. */
  working?: boolean
  /** Why it is disabled: shown under the pointer and on focus, and read out. The button then stays reachable. */
  reason?: string | null | undefined
}

/** A button; `type` is 'button' unless told. */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, working, reason, disabled, className, children, onClick, ...rest } = props
  const reasonId = useId()
  const explained = disabled && Boolean(reason)
  const idle = working || explained

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block, className: cx(explained && 'group/reason relative', className) })}
      disabled={disabled && !explained}
      aria-disabled={idle || undefined}
      aria-busy={working || undefined}
      aria-describedby={explained ? reasonId : rest['aria-describedby']}
      onClick={idle ? swallow : onClick}
    >
      {working ? <Spinner size={18} /> : icon}
      {children}
      {working && <VisuallyHidden>proses berjalan . . .</VisuallyHidden>}
      {explained && (
        <span id={reasonId} aria-hidden className={reasonClass}>
          {reason}
        </span>
      )}
    </button>
  )
}

/** Also keeps Enter in a field from sending the form through a button that is not ready. */
function swallow(event: MouseEvent) {
  event.preventDefault()
}

const reasonClass =
  'pointer-events-none invisible absolute bottom-full start-1/2 z-10 mb-2 w-max max-w-60 -translate-x-1/2 whitespace-normal rounded-mark bg-ink px-2.5 py-1.5 text-start text-xs font-medium text-white opacity-0 transition-opacity group-hover/reason:visible group-hover/reason:opacity-100 group-focus/reason:visible group-focus/reason:opacity-100 rtl:translate-x-1/2'
