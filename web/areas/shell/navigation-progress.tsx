import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Most pages are there sooner, and a bar that only flashes says nothing. */
const SHOWN_AFTER_MS = 150
const ANNOUNCED_AFTER_MS = 300

/**
 * A line along the top of the page while the next page is on its way, and after 300 ms the words, where the page does not
 * say them itself; the line stands still where motion is reduced [API-5].
 */
export function NavigationProgress() {
  const navigating = useNavigation().state !== 'idle'
  const [shown, setShown] = useState<'bar' | 'words'>()

  // time passes outside React
  useEffect(() => {
    if (!navigating) return
    const timers = [
      setTimeout(() => setShown('bar'), SHOWN_AFTER_MS),
      setTimeout(() => setShown(isAnnouncedByPage() ? 'bar' : 'words'), ANNOUNCED_AFTER_MS),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setShown(undefined)
    }
  }, [navigating])

  if (!shown) return null
  return (
    <div role="status" data-print="hide" className="pointer-events-none fixed inset-x-0 top-0 z-70">
      <div role="progressbar" aria-label="Memuat halaman" className="h-0.75">
        <div className="h-full origin-left animate-navigation-run bg-amber rtl:origin-right" />
      </div>
      {shown === 'words' && (
        <p className="mx-auto mt-17 w-fit rounded-full border border-line bg-paper px-3 py-1 text-sm font-medium text-mute lg:mt-28">
          memuat . . .
        </p>
      )}
    </div>
  )
}

/** Lists say it over the skeletons of what comes. */
function isAnnouncedByPage(): boolean {
  return document.querySelector('main [role=status][aria-busy]') !== null
}
