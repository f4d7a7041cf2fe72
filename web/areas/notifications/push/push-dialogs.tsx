import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { deviceQuery } from '../queries.ts'
import { registerBrowser } from './push-browser.ts'

interface Props {
  open: boolean
  companyId: string
  userId: string
  onClose: () => void
}

/** Asks whether push messages are wanted, explains the browser's question, and lets it ask [PUSH-1]. */
export function PushDialogs({ open, companyId, userId, onClose }: Props) {
  const [explained, setExplained] = useState(false)
  const [working, setWorking] = useState(false)
  const client = useQueryClient()

  async function ask() {
    setWorking(true)
    try {
      if ((await Notification.requestPermission()) === 'granted') {
        await registerBrowser({ companyId, userId })
        await client.invalidateQueries(deviceQuery)
        toast.success('Pemberitahuan aktif di perangkat ini')
      }
    } catch {
      // silent; the next page tries again where it was allowed [API-4]
    }
    setWorking(false)
    onClose()
  }

  return (
    <>
      <ConfirmDialog
        open={open && !explained}
        title="Aktifkan pemberitahuan?"
        confirmLabel="Ya, aktifkan"
        cancelLabel="Nanti saja"
        onCancel={onClose}
        onConfirm={() => setExplained(true)}
      >
        Kabar tentang nego, pesanan, chat, dan langganan tampil di perangkat ini, juga saat halaman ini ditutup.
      </ConfirmDialog>
      <ConfirmDialog
        open={open && explained}
        title="Izinkan di browser"
        confirmLabel="Mengerti"
        cancelLabel={null}
        working={working}
        onCancel={onClose}
        onConfirm={() => void ask()}
      >
        Setelah ini browser menanyakan izin. Pilih “Izinkan” agar pemberitahuan dapat tampil.
      </ConfirmDialog>
    </>
  )
}
