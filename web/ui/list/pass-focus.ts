import { focusHeading } from '../focus-heading.ts'

/**
 * For a button or link that takes its own entry out of a list: the focus goes to the entry after it, to the one before
 * it, or to the page's heading where it was the only one.
 */
export function passFocus(from: HTMLElement): void {
  const entry = from.closest('li')
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('a, button')
  if (next) {
    next.focus({ preventScroll: true })
    return
  }
  focusHeading()
}
