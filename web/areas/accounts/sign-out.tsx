import { useState } from 'react'
import { actByApi } from '#web/lib/api/api.ts'
import { leaveBrowser, readKey } from '#web/lib/api/session.ts'
import { markLeft } from '#web/lib/preference-cookie.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

// the server is not waited for any longer: the next page repeats the sign-out
const LONGEST_WAIT_MS = 3_000

/** Asks before signing out, which ends the session in this browser even if the server is not reached [SESS-4]. */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [working, setWorking] = useState(false)

  async function signOut() {
    setWorking(true)
    markLeft()
    const told = actByApi('logout', { sessionId: readKey('SessionID') }).catch(() => undefined)
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
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
