import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Most pages are there sooner, and a bar that only flashes tells nothing. */
const SHOWN_AFTER_MS = 150

/** A line along the top of the page while the next page is on its way; it stands still where motion is reduced. */
export function NavigationProgress() {
  const navigating = useNavigation().state !== 'idle'
  const [slow, setSlow] = useState(false)

  // time passes outside React
  useEffect(() => {
    if (!navigating) return
    const timer = setTimeout(() => setSlow(true), SHOWN_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [navigating])

  if (!slow) return null
  return (
    <div role="status" data-print="hide" className="pointer-events-none fixed inset-x-0 top-0 z-70">
      <div role="progressbar" aria-label="Memuat halaman" className="h-0.75">
        <div className="h-full origin-left animate-navigation-run bg-amber rtl:origin-right" />
      </div>
    </div>
  )
}
