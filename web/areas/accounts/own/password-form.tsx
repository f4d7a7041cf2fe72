import { PASSWORD_HINT } from '#domain/accounts/password.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'

/** Changes the password, given the present one; other devices are signed out [REG-3]. */
export function PasswordForm({ userId }: { userId: string }) {
  const change = useAct('akun/password/ubah', {
    done: 'Password berhasil diubah',
    refreshes: ['akun/perangkat/daftar'],
  })
  const form = useCallForm(change, {
    start: { oldPassword: '', newPassword: '', repeated: '' },
    body: ({ repeated: _, ...passwords }) => ({ userId, ...passwords }),
    faults: ({ newPassword, repeated }) => ({
      repeated: newPassword === repeated ? undefined : 'Password tidak cocok',
    }),
  })

  return (
    <Section title="Password" lead="Setelah diubah, Anda keluar dari semua perangkat lain.">
      <form method="post" onSubmit={form.send} noValidate className="grid max-w-110 gap-4">
        <PasswordField
          form={form}
          name="oldPassword"
          label="Password saat ini"
          autoComplete="current-password"
          maxLength={LONGEST.password}
        />
        <PasswordField
          form={form}
          name="newPassword"
          label="Password baru"
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          maxLength={LONGEST.password}
        />
        <PasswordField
          form={form}
          name="repeated"
          label="Ulangi password baru"
          autoComplete="new-password"
          maxLength={LONGEST.password}
        />
        <div>
          <Button type="submit" working={form.working}>
            Ubah password
          </Button>
        </div>
      </form>
    </Section>
  )
}
