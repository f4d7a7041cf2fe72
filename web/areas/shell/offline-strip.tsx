import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { isOffline, useIsOffline } from '#web/lib/offline.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

const NO_PAGES = 'Anda sedang offline. Halaman lain dapat dibuka setelah tersambung kembali.'

/**
 * Says that the browser is offline, for as long as it is. A page that cannot be fetched would take the place of the one
 * that is there, so links wait until the network is back.
 */
export function OfflineStrip() {
  const offline = useIsOffline()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOffline() &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  )

  // the router tells only by its state that somebody wanted another page
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    toast.failure(NO_PAGES)
    blocker.reset()
  }, [blocker])

  return (
    <div role="status" data-print="hide" className="pointer-events-none fixed inset-x-0 bottom-24 z-60 grid">
      {offline && (
        <p className="flex items-center gap-2 justify-self-center rounded-full bg-ink px-4 py-2 text-sm font-semibold text-white shadow-float">
          <Icon name="warning" size={18} />
          Anda sedang offline
        </p>
      )}
    </div>
  )
}
