import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { PasswordField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'

interface Props {
  open: boolean
  userId: string
  onClose: () => void
}

/** Asks for another e-mail address and the present password; a link is mailed to the new address [REG-3]. */
export function ChangeEmailDialog({ open, userId, onClose }: Props) {
  const change = useAct('akun/email/ubah', {
    done: 'Tautan konfirmasi dikirim ke alamat e-mail baru',
    doneMs: 3000,
    refreshes: ['akun/profil'],
  })
  const form = useCallForm(change, {
    start: { email: '', password: '' },
    body: (typed) => ({ userId, ...typed }),
    onClose,
  })

  return (
    <FormModal
      open={open}
      onClose={onClose}
      size="sm"
      title="Ubah alamat e-mail"
      description="Kami mengirim tautan konfirmasi ke alamat baru dan pemberitahuan ke alamat sekarang. Alamat sekarang berlaku sampai alamat baru dikonfirmasi; setelah itu perangkat lain perlu masuk lagi."
      confirmLabel="Kirim tautan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <TextField
          form={form}
          name="email"
          label="Alamat e-mail baru"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={LONGEST.email}
        />
        <PasswordField
          form={form}
          name="password"
          label="Password saat ini"
          autoComplete="current-password"
          maxLength={LONGEST.password}
        />
      </div>
    </FormModal>
  )
}
