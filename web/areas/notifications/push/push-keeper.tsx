import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { callApi } from '#web/lib/api/api.ts'
import { askAgainAbout } from '#web/lib/api/query.ts'
import { readKey } from '#web/lib/api/session.ts'
import { savePreference } from '#web/lib/preference-cookie.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { floatClass } from '#web/ui/overlay/float-class.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { keepRegistered, readPermission } from './push-browser.ts'

const PushDialogs = lazyDialog(async () => (await import('./push-dialogs.tsx')).PushDialogs)

const later = { name: 'pemberitahuan', value: 'nanti', seconds: 30 * 24 * 60 * 60 }

/** Where push messages are offered in this browser: not at all, in the bell alone, or floating over the page too. */
export type PushOffer = 'none' | 'bell' | 'floating'

interface Props {
  companyId: string
  userId: string
  offer: PushOffer
  onOffer: (offer: PushOffer) => void
  /** Whether its dialogs are open. */
  asking: boolean
  onAsking: (asking: boolean) => void
}

/**
 * Keeps this browser registered where push messages are allowed, listens to them, and offers them where they were not
 * offered yet; closing the offer repeats it in a month, refusing it never [PUSH-1]. A newcomer finds the offer in the
 * bell alone, and nobody meets it together with the survey [UX-2].
 */
export function PushKeeper({ companyId, userId, offer, onOffer, asking, onAsking }: Props) {
  const client = useQueryClient()
  const { pathname } = useLocation()

  // the browser's permission, its worker and its messages are outside React
  useEffect(() => {
    const ids = { companyId, userId }
    findOffer().then(onOffer, ignore)
    // if it fails, the next page tries again [API-4]
    keepRegistered(ids).catch(ignore)
  }, [companyId, userId, onOffer])

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
    onOffer(Notification.permission === 'default' ? 'bell' : 'none')
    onAsking(false)
  }

  // also on the server, which has no storage to read
  if (offer === 'none') return null
  const isSurveyed = pathname === '/' && readKey('OpenSurveyIdentification') === 'true'
  return (
    <>
      {offer === 'floating' && !asking && !isSurveyed && <PushButton onAsk={() => onAsking(true)} onClose={close} />}
      <PushDialogs open={asking} companyId={companyId} userId={userId} onClose={close} />
    </>
  )
}

/** @throws ApiError */
async function findOffer(): Promise<PushOffer> {
  if ((await readPermission()) !== 'default') return 'none'
  if (isPutOff()) return 'bell'
  return (await callApi('akun/notifikasi/perangkat', {})).data.offered ? 'floating' : 'bell'
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
