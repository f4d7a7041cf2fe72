import { type RefObject, useEffect, useState } from 'react'

/** Whether any of the element is on the screen; true before the first measurement. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(true)
  // only the browser knows what is on the screen, and reports it only to an observer
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => entry && setSeen(entry.isIntersecting))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return seen
}
