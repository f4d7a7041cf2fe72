import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordField } from '#web/ui/form/form-fields.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** New recovery codes instead of the old ones, given the password. */
export function NewCodes({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const renewing = useAct('akun/faktor-kedua/kode-baru', { refreshes: ['akun/faktor-kedua'] })
  const form = useCallForm(renewing, {
    start: { password: '' },
    body: ({ password }) => ({ password }),
    answered: ({ data }) => setCodes(data.kode_pemulihan),
  })
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  return (
    <form method="post" onSubmit={form.send} noValidate className="grid gap-4">
      <p className="text-mute">Kode pemulihan yang lama tidak berlaku lagi.</p>
      <PasswordField
        form={form}
        name="password"
        label="Password saat ini"
        autoComplete="current-password"
        maxLength={LONGEST.password}
      />
      <Button type="submit" size="lg" block working={form.working}>
        Buat kode baru
      </Button>
    </form>
  )
}
