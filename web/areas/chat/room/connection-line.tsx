import { useEffect, useState, useSyncExternalStore } from 'react'
import { isLive, watchLive } from '#web/lib/live.ts'
import { Icon } from '#web/ui/picture/icon.tsx'

// connections that come back at once are not worth a word
const UNNOTICED_MS = 2_000

/** Says that nothing new is heard, for as long as the live connection is lost [CHAT-12]. */
export function ConnectionLine() {
  const live = useSyncExternalStore(watchLive, isLive, () => true)
  const [lost, setLost] = useState(false)
  // time passes outside React
  useEffect(() => {
    if (live) return setLost(false)
    const timer = setTimeout(() => setLost(true), UNNOTICED_MS)
    return () => clearTimeout(timer)
  }, [live])
  return (
    <div role="status" className="shrink-0">
      {lost && (
        <p
          data-says-lost
          className="flex items-center gap-2 border-b border-line bg-amber-tint px-5 py-2 text-sm text-amber-ink max-lg:px-4"
        >
          <Icon name="warning" size={18} className="shrink-0" />
          Koneksi terputus. Pesan baru tampil begitu tersambung kembali.
        </p>
      )}
    </div>
  )
}
