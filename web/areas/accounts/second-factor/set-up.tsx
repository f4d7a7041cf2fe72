import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordField } from '#web/ui/form/form-fields.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'

interface Props {
  /** One is set up already: the password is asked for first. */
  replaces: boolean
  onDone: () => unknown
}

type Step = { name: 'start' } | { name: 'scan'; secret: string; address: string } | { name: 'codes'; codes: string[] }

/** Sets an authenticator up: a picture to scan, a code of it, and recovery codes to keep [ADM-1]. */
export function SetUp({ replaces, onDone }: Props) {
  const [step, setStep] = useState<Step>({ name: 'start' })
  const preparing = useAct('akun/faktor-kedua/siapkan', { failed: 'Kode QR belum dibuat. Coba lagi.' })
  const form = useCallForm(preparing, {
    start: { password: '' },
    body: ({ password }) => ({ password: replaces ? password : null }),
    answered({ data }) {
      setStep({ name: 'scan', secret: data.kunci, address: data.alamat })
    },
  })

  if (step.name === 'scan') return <ScanStep {...step} onActivated={(codes) => setStep({ name: 'codes', codes })} />
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onKept={onDone} />
  return (
    <form method="post" onSubmit={form.send} noValidate className="grid gap-4">
      <p className="text-mute">
        Siapkan aplikasi autentikator di ponsel Anda, misalnya Google Authenticator, Microsoft Authenticator, atau
        Aegis. Setiap kali masuk, Anda menulis kode yang tampil di sana.
      </p>
      {replaces && (
        <PasswordField
          form={form}
          name="password"
          label="Password saat ini"
          autoComplete="current-password"
          maxLength={LONGEST.password}
        />
      )}
      <Button type="submit" size="lg" block working={form.working}>
        Tampilkan kode QR
      </Button>
    </form>
  )
}
