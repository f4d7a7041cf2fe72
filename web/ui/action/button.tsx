import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from '../status/spinner.tsx'
import { withAmounts } from '../text/with-amounts.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

export { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
  /** Before the text, usually an Icon. */
  icon?: ReactNode
  /** Shows a spinner instead of the icon, says so above the button after 300 ms, and ignores presses [API-5]. */
  working?: boolean
  /** Takes presses while it works too: each counts. */
  again?: boolean
  /** Why it is disabled: shown on hover and focus, and read out. The button then stays focusable. */
  reason?: string | null | undefined
}

/** A button; `type` is 'button' by default. */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, working, again, reason, disabled, className, children, onClick, ...rest } = props
  const reasonId = useId()
  const explained = disabled && !working && Boolean(reason)
  const idle = (working && !again) || explained

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({
        variant,
        size,
        block,
        className: cx(explained && 'group/reason', (explained || working) && 'relative', className),
      })}
      disabled={disabled && !idle}
      aria-disabled={idle || undefined}
      aria-busy={working || undefined}
      aria-describedby={explained ? reasonId : rest['aria-describedby']}
      onClick={idle ? swallow : onClick}
    >
      {working ? <Spinner size={18} /> : icon}
      {children}
      {working && <WorkingWords />}
      {explained && (
        <span ref={keepBubbleInView} id={reasonId} aria-hidden className={cx('button-bubble', reasonClass)}>
          {withAmounts(reason)}
        </span>
      )}
    </button>
  )
}

/** Above the button they stand in, once it works for longer than 300 ms [API-5]. */
export function WorkingWords() {
  return (
    <span ref={keepBubbleInView} className="button-bubble block animate-late">
      proses berjalan . . .
    </span>
  )
}

/** Also keeps Enter in a field from submitting the form through a button that is not ready. */
function swallow(event: MouseEvent) {
  event.preventDefault()
}

/** Whenever the bubble is shown, however that came about, or changes its size. */
function keepBubbleInView(bubble: HTMLElement | null) {
  if (!bubble) return
  const watch = new ResizeObserver(() => moveIntoView(bubble))
  watch.observe(bubble)
  return () => watch.disconnect()
}

/** The bubble is centred on its button; near an edge of the screen, or of what clips it, it moves inwards. */
function moveIntoView(bubble: HTMLElement) {
  bubble.style.translate = ''
  const { left, right, width } = bubble.getBoundingClientRect()
  const button = bubble.parentElement
  // hidden again
  if (width === 0 || !button) return
  const frame = clipperOf(button).getBoundingClientRect()
  const overRight = Math.max(0, right - (frame.right - EDGE_PX))
  const overLeft = Math.max(0, frame.left + EDGE_PX - left)
  bubble.style.translate = `${overLeft - overRight}px`
}

/** The dialog or scroller around an element, or the page. */
function clipperOf(element: Element): Element {
  const above = element.parentElement
  if (!above || above === document.body) return document.documentElement
  return getComputedStyle(above).overflowX === 'visible' ? clipperOf(above) : above
}

const EDGE_PX = 8

// display: none until shown, because an invisible bubble would still widen the page
const reasonClass = 'hidden group-hover/reason:block group-focus/reason:block'
