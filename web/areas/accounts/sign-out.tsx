import { useState } from 'react'
import { actByApi } from '#web/lib/api.ts'
import { leaveBrowser, readKey } from '#web/lib/session.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

/** Asks before signing out; the browser forgets the session even if the call fails [SESS-4]. */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [working, setWorking] = useState(false)

  async function signOut() {
    setWorking(true)
    await actByApi('logout', { session_id: readKey('SessionID') }).catch(() => undefined)
    leaveBrowser()
    window.location.assign('/')
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      title="Keluar dari akun?"
      confirmLabel="Ya, keluar"
      working={working}
      onConfirm={signOut}
    >
      Anda perlu masuk lagi untuk melihat harga dan memesan.
    </ConfirmDialog>
  )
}
