import { type RefObject, useEffect, useState } from 'react'

/** What is half out of sight can be pressed at its middle no longer. */
const ENOUGH = 0.5

/**
 * Whether at least half of the element is on the screen, below the header that stays there; true before the first
 * measurement.
 */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(true)
  // only the browser knows what is on the screen, and reports it only to an observer
  useEffect(() => {
    if (!element.current) return
    const covered = document.querySelector('header')?.offsetHeight ?? 0
    // of several moments that are told together, the last one is now
    const observer = new IntersectionObserver(
      (moments) => setSeen((moments.at(-1)?.intersectionRatio ?? 1) >= ENOUGH),
      {
        rootMargin: `-${covered}px 0px 0px`,
        threshold: ENOUGH,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return seen
}
