import { useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { CloseAccountDialog } from './close-account-dialog.tsx'

/** Leads to closing the own account for good [REG-3]. */
export function CloseAccountSection({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Section title="Tutup akun" lead="Akun yang sudah ditutup tidak dapat dibuka lagi.">
      <Button aria-haspopup="dialog" variant="danger-quiet" onClick={() => setOpen(true)}>
        Tutup akun
      </Button>
      <CloseAccountDialog open={open} userId={userId} onClose={() => setOpen(false)} />
    </Section>
  )
}
