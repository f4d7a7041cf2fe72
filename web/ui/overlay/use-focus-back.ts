import { useLayoutEffect, useRef } from 'react'
import { focusHeading } from '../focus-heading.ts'

/** About half a second. */
const MOST_FRAMES = 30

/**
 * What a dialog does once it has closed (`onOpenChangeComplete`). The library has given the focus back by then, unless
 * what opened the dialog could not take it at that moment: then it is tried for some frames more. Where it is gone (a
 * deleted row, an act that is over), the focus would be nowhere; it goes to the page's heading.
 */
export function useFocusBack(isOpen: boolean): (open: boolean) => void {
  const opener = useRef<Element | null>(null)
  // before the library moves the focus into the dialog
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])

  return (open) => {
    // the dialog, which may still hold the focus, leaves the page only after this
    if (!open) setTimeout(() => focusBack(opener.current, MOST_FRAMES))
  }
}

function focusBack(opener: Element | null, frames: number): void {
  if (!isFocusNowhere()) return
  const there = frames > 0 && opener instanceof HTMLElement && opener.isConnected
  if (there) opener.focus({ preventScroll: true })
  else focusHeading()
  if (there && isFocusNowhere()) requestAnimationFrame(() => focusBack(opener, frames - 1))
}

function isFocusNowhere(): boolean {
  return document.activeElement === document.body
}
