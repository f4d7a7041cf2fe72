import type { ReactNode } from 'react'
import { useIsOffline } from '#web/lib/api/offline.ts'
import { useIsUnreachable } from '#web/lib/page/page-fetch.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'

/**
 * Shows that the browser is offline or that the server does not answer, while it is so, and that a requested page is
 * pending. On a narrow screen it stands at the top, since bars at the bottom show the results of acts; on a wide one
 * beside the dialogs, whose buttons are pressed again.
 */
export function OfflineStrip() {
  const offline = useIsOffline()
  const unreachable = useIsUnreachable()

  return (
    <div
      role="status"
      data-print="hide"
      className="pointer-events-none fixed inset-x-0 top-20 z-60 lg:top-auto lg:bottom-24"
    >
      {/* begins where the page and toasts begin */}
      <div className="page-width grid">
        {offline && (
          <Strip
            title="Anda sedang offline"
            // a conversation says it itself, and this would cover it
            className={unreachable ? '' : 'in-[:has([data-says-lost])]:hidden'}
          >
            {unreachable && <p>Halaman dibuka begitu tersambung kembali.</p>}
          </Strip>
        )}
        {unreachable && !offline && (
          <Strip title="Server tidak dapat dihubungi">
            <p>Halaman dibuka begitu server menjawab.</p>
          </Strip>
        )}
      </div>
    </div>
  )
}

function Strip({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div
      data-strip
      className={cx(
        'flex items-center gap-2 justify-self-center lg:justify-self-start rounded-modal bg-ink px-4 py-2 text-sm text-white shadow-float',
        className,
      )}
    >
      <Icon name="warning" size={18} />
      <div>
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  )
}
