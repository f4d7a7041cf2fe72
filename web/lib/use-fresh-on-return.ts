import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data anew when one comes back to its tab: others may have worked on it meanwhile. */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  // the browser alone knows when its tab is looked at again
  useEffect(() => {
    const listener = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [revalidate])
}
