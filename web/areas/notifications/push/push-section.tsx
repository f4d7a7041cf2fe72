import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { deviceQuery } from '../queries.ts'
import { type PushPermission, readPermission, registerBrowser, silenceBrowser } from './push-browser.ts'

const PushDialogs = lazyDialog(async () => (await import('./push-dialogs.tsx')).PushDialogs)

interface Props {
  companyId: string
  userId: string
}

/** Push messages in this browser: on, off, or why not [PUSH-1, REG-3]. */
export function PushSection({ companyId, userId }: Props) {
  const { data: device } = useSuspenseQuery(deviceQuery)
  const client = useQueryClient()
  const [permission, setPermission] = useState<PushPermission | null>(null)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [working, setWorking] = useState(false)
  const ids = { companyId, userId }

  // the browser alone knows
  useEffect(() => {
    readPermission().then(setPermission, () => setPermission('unable'))
  }, [])

  async function change(act: () => Promise<void>, done: string) {
    setWorking(true)
    try {
      await act()
      toast.success(done)
    } catch {
      toast.failure('Browser ini belum dapat menerima pemberitahuan. Silakan coba lagi.')
    }
    await client.invalidateQueries(deviceQuery)
    setWorking(false)
  }

  function turnOn() {
    if (permission === 'default') return setDialogOpen(true)
    void change(() => registerBrowser(ids), 'Pemberitahuan aktif di perangkat ini')
  }

  async function afterDialog() {
    setDialogOpen(false)
    setPermission(await readPermission())
  }

  const on = device.known && permission === 'granted'
  return (
    <Section
      title="Perangkat ini"
      lead={permission === null ? 'memuat . . .' : explained[on ? 'on' : permission]}
      aside={
        on ? (
          <Button
            size="sm"
            variant="secondary"
            working={working}
            onClick={() => void change(() => silenceBrowser(ids), 'Pemberitahuan dimatikan di perangkat ini')}
          >
            Matikan
          </Button>
        ) : (
          (permission === 'default' || permission === 'granted') && (
            <Button size="sm" working={working} onClick={turnOn}>
              Aktifkan
            </Button>
          )
        )
      }
    >
      <StatusPill tone={on ? 'success' : 'neutral'}>{on ? 'Aktif' : 'Tidak aktif'}</StatusPill>
      <PushDialogs open={isDialogOpen} companyId={companyId} userId={userId} onClose={() => void afterDialog()} />
    </Section>
  )
}

const explained: Record<PushPermission | 'on', string> = {
  on: 'Kabar tampil di perangkat ini, juga saat halaman ini ditutup, sampai Anda keluar.',
  granted: 'Browser ini sudah mengizinkan, tetapi pemberitahuan sedang dimatikan.',
  default: 'Kabar dapat tampil di perangkat ini, juga saat halaman ini ditutup.',
  denied: 'Browser ini tidak mengizinkan pemberitahuan. Ubah izinnya di pengaturan browser untuk situs ini.',
  unable: 'Browser ini tidak dapat menampilkan pemberitahuan.',
}
