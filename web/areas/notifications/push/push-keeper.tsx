import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { askAgainAbout } from '#web/lib/api/query.ts'
import { savePreference } from '#web/lib/preference-cookie.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { floatClass } from '#web/ui/overlay/float-class.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { keepRegistered, readPermission } from './push-browser.ts'

const PushDialogs = lazyDialog(async () => (await import('./push-dialogs.tsx')).PushDialogs)

const later = { name: 'pemberitahuan', value: 'nanti', seconds: 30 * 24 * 60 * 60 }

interface Props {
  companyId: string
  userId: string
}

/**
 * Keeps this browser registered where push messages are allowed, listens to them, and offers them where they were not
 * offered yet; closing the offer repeats it in a month, refusing it never [PUSH-1].
 */
export function PushKeeper({ companyId, userId }: Props) {
  const client = useQueryClient()
  const [offered, setOffered] = useState(false)
  const [isDialogOpen, setDialogOpen] = useState(false)

  // the browser's permission, its worker and its messages are outside React
  useEffect(() => {
    const ids = { companyId, userId }
    readPermission().then((permission) => setOffered(permission === 'default' && !isPutOff()), ignore)
    // if it fails, the next page tries again [API-4]
    keepRegistered(ids).catch(ignore)
  }, [companyId, userId])

  useEffect(() => {
    const hear = ({ data }: MessageEvent<unknown>) => {
      const kind = (data as { jenis?: unknown } | null)?.jenis
      if (typeof kind !== 'string') return
      void askAgainAbout(client, 'notifications')
      if (kind === 'approve') void askAgainAbout(client, 'cart')
    }
    navigator.serviceWorker?.addEventListener('message', hear)
    return () => navigator.serviceWorker?.removeEventListener('message', hear)
  }, [client])

  function close() {
    savePreference(later)
    setOffered(false)
    setDialogOpen(false)
  }

  if (!offered) return null
  return (
    <>
      {!isDialogOpen && <PushButton onAsk={() => setDialogOpen(true)} onClose={close} />}
      <PushDialogs open={isDialogOpen} companyId={companyId} userId={userId} onClose={close} />
    </>
  )
}

function isPutOff(): boolean {
  return document.cookie.split(/;\s*/).includes(`${later.name}=${later.value}`)
}

const ignore = () => undefined

interface PushButtonProps {
  onAsk: () => void
  onClose: () => void
}

/** The floating offer of push messages, above whatever bar there is at the foot of a page [PUSH-1]. */
export function PushButton({ onAsk, onClose }: PushButtonProps) {
  return createPortal(
    <section
      aria-label="Pemberitahuan di perangkat ini"
      data-print="hide"
      className={`${floatClass} fixed bottom-24 end-4 z-20 flex items-center gap-1 p-1.5`}
    >
      <Button variant="ghost" size="sm" icon={<Icon name="bell" size={18} />} onClick={onAsk}>
        Aktifkan pemberitahuan
      </Button>
      <IconButton icon="close" label="Tutup tawaran pemberitahuan" variant="ghost" onClick={onClose} />
    </section>,
    document.body,
  )
}
