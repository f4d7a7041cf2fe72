import { useState } from 'react'
import { encode } from 'uqr'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordField } from '#web/ui/form/form-fields.tsx'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Props {
  /** One is set up already: the password is requested first. */
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
      setStep({ name: 'scan', secret: data.secret, address: data.address })
    },
  })

  if (step.name === 'scan') return <ScanStep {...step} onActivated={(codes) => setStep({ name: 'codes', codes })} />
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onSaved={onDone} />
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

interface ScanStepProps {
  secret: string
  /** otpauth:// */
  address: string
  onActivated: (recoveryCodes: string[]) => void
}

/** Shows the secret to an authenticator, and asks for a code of it. */
function ScanStep({ secret, address, onActivated }: ScanStepProps) {
  const activating = useAct('akun/faktor-kedua/aktifkan', {
    failed: 'Verifikasi dua langkah belum aktif. Coba lagi.',
    refreshes: ['akun/faktor-kedua'],
  })
  const form = useCallForm(activating, {
    start: { code: '' },
    body: ({ code }) => ({ code }),
    answered: ({ data }) => onActivated(data.recoveryCodes),
    onRefused({ sentence }) {
      form.setError('code', { message: sentence })
    },
    keep: true,
  })

  return (
    <form method="post" onSubmit={form.send} noValidate className="grid gap-5">
      <div className="grid justify-items-center gap-3">
        <p className="text-center text-mute">Pindai kode QR ini dengan aplikasi autentikator.</p>
        <QrPicture text={address} label="Kode QR untuk aplikasi autentikator" />
        <p className="text-center text-sm text-mute">
          Tidak dapat memindai?{' '}
          <a href={address} className="text-link">
            Buka aplikasi di perangkat ini
          </a>{' '}
          atau tulis kunci ini:
        </p>
        <code className="num rounded-field bg-page px-3 py-2 text-center text-sm [overflow-wrap:anywhere]">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </div>
      <CodeField form={form} />
      <Button type="submit" size="lg" block working={form.working}>
        Aktifkan
      </Button>
    </form>
  )
}

/** A text as a QR code, drawn in the browser: a secret is sent to no other service. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-50 max-w-full rounded-field border border-line bg-white"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
