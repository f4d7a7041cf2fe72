import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from '#web/ui/focus-heading.ts'

/**
 * Where the next page has taken away what had the focus, it goes to the heading of that page: it is read out, and Tab goes
 * on from there. What is still there keeps the focus.
 */
export function useArrivalFocus(): void {
  const { key } = useLocation()
  const shown = useRef(key)
  // browsers leave the focus nowhere without an event
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (document.activeElement === document.body) focusHeading()
  }, [key])
}
