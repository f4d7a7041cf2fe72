import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { leaveBrowser, loadAnew } from '#web/lib/api/session.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { ObstaclesDialog } from './obstacles-dialog.tsx'
import { closingQuery } from './queries.ts'

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

interface Props {
  open: boolean
  userId: string
  onClose: () => void
}

/** Shows what ends with the account and what stays, and asks for the password; or shows the obstacles [REG-3]. */
function CloseAccountDialog({ open, userId, onClose }: Props) {
  const { data: closing } = useSuspenseQuery(closingQuery)
  const close = useAct('akun/tutup')
  const form = useCallForm(close, {
    start: { password: '' },
    body: (typed) => ({ userId, ...typed }),
    answered() {
      leaveBrowser()
      return loadAnew('/akun-ditutup')
    },
  })

  if (closing.obstacles.length > 0)
    return (
      <ObstaclesDialog
        open={open}
        title="Akun belum dapat ditutup"
        obstacles={closing.obstacles.map((sentence) => ({ sentence }))}
        onClose={onClose}
      />
    )
  return (
    <FormModal
      open={open}
      onClose={onClose}
      size="sm"
      title="Tutup akun?"
      description="Akun yang sudah ditutup tidak dapat dibuka lagi."
      tone="danger"
      confirmLabel="Ya, tutup akun"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <ul className="mb-4 grid list-disc gap-1.5 ps-5 text-sm">
        <li>Anda keluar dari semua perangkat, dan undangan yang Anda kirim berakhir.</li>
        <li>Nama, alamat e-mail, nomor telepon, dan password Anda dihapus. Rekan Anda melihat ‘Akun ditutup’.</li>
        {closing.companies.map((company) => (
          <li key={company}>
            {company} ikut ditutup: langganan dan negosiasi berakhir, dan yang disimpan perusahaan untuk dirinya sendiri
            dihapus.
          </li>
        ))}
        <li>Pesanan dan invoice perusahaan tetap disimpan 10 tahun sesuai ketentuan hukum.</li>
      </ul>
      <PasswordField
        form={form}
        name="password"
        label="Password saat ini"
        autoComplete="current-password"
        maxLength={LONGEST.password}
      />
    </FormModal>
  )
}
