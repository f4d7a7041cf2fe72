import { type RefObject, useEffect, useState } from 'react'

// what the header covers, or what shows less than a button of itself above the lower edge, cannot be used
const USABLE = '-72px 0px -48px'

/** Whether enough of the element is on the screen to use it; true before the first measurement. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(true)
  // only the browser knows what is on the screen, and reports it only to an observer
  useEffect(() => {
    if (!element.current) return
    // of several moments that are told together, the last one is now
    const observer = new IntersectionObserver((moments) => setSeen(moments.at(-1)?.isIntersecting ?? true), {
      rootMargin: USABLE,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return seen
}
