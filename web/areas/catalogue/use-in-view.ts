import { type RefObject, useEffect, useState } from 'react'

/** Whether any of the element is on the screen; true until the browser has looked. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(true)
  // only the browser knows what is on the screen, and tells it to an observer alone
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => entry && setSeen(entry.isIntersecting))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return seen
}
