import { useEffect, useRef, useState } from 'react'
import type { OwedStep } from '#domain/accounts/owed-step.ts'
import { leaveMessage, loadAnew } from '#web/lib/api/session.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { SignOutDialog } from '../sign-out.tsx'
import { CodeField } from './code-field.tsx'
import { SetUp } from './set-up.tsx'

// few enough that somebody should make new ones
const FEW_CODES = 3

/** An administrator's second step after the password, before anything else [ADM-1]. */
export function SecondStep({ step, landing }: { step: OwedStep; landing: string }) {
  const [leaving, setLeaving] = useState(false)

  function proven(codesLeft: number) {
    if (codesLeft <= FEW_CODES) {
      const sentence = `Kode pemulihan Anda tinggal ${codesLeft}. Buat yang baru di menu Administrator.`
      leaveMessage({ sentence, tone: 'success' })
    }
    return loadAnew(landing)
  }

  return (
    <>
      {step === 'prove' ? (
        <ProveStep onProven={proven} />
      ) : (
        <>
          <h1 className="mb-4 text-2xl">Siapkan verifikasi dua langkah</h1>
          <SetUp replaces={false} onDone={() => loadAnew(landing)} />
        </>
      )}
      <p className="mt-4 border-t border-line pt-4 text-center text-sm text-mute">
        Bukan Anda?{' '}
        <button type="button" onClick={() => setLeaving(true)} className="text-link min-h-6 cursor-pointer">
          Keluar
        </button>
      </p>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}

/** Asks for a code of the authenticator, or for a recovery code [ADM-1]. */
function ProveStep({ onProven }: { onProven: (recoveryCodesLeft: number) => unknown }) {
  const [recovering, setRecovering] = useState(false)
  const proving = useAct('akun/faktor-kedua/buktikan', { failed: 'Kode belum diperiksa. Coba lagi.' })
  const form = useCallForm(proving, {
    start: { code: '' },
    body: ({ code }) => ({ code }),
    answered: ({ data }) => onProven(data.recoveryCodesLeft),
    onRefused({ sentence }) {
      form.setError('code', { message: sentence })
    },
    keep: true,
  })
  const fields = useRef<HTMLDivElement>(null)
  // it is the only thing to do on this page, and the field changes with the kind of code
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field of the kind that was chosen
  useEffect(() => fields.current?.querySelector('input')?.focus(), [recovering])

  function change() {
    form.reset()
    setRecovering(!recovering)
  }

  return (
    <form method="post" onSubmit={form.send} noValidate>
      <h1 className="text-2xl">Verifikasi dua langkah</h1>
      <p className="mt-1.5 mb-6 text-mute">
        {recovering
          ? 'Tulis salah satu kode pemulihan yang Anda simpan. Setiap kode hanya dapat dipakai satu kali.'
          : 'Buka aplikasi autentikator Anda, lalu tulis kode yang tampil untuk Sentra Bahan.'}
      </p>
      <div ref={fields}>
        {recovering ? (
          <TextField
            form={form}
            name="code"
            label="Kode pemulihan"
            placeholder="ABCD-EFGH-JKLM-NPQR"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        ) : (
          <CodeField form={form} />
        )}
      </div>
      <Button type="submit" size="lg" block className="mt-6" working={form.working}>
        Verifikasi
      </Button>
      <p className="mt-5 text-center text-sm">
        <button type="button" onClick={change} className="text-link min-h-6 cursor-pointer">
          {recovering ? 'Gunakan aplikasi autentikator' : 'Gunakan kode pemulihan'}
        </button>
      </p>
    </form>
  )
}
