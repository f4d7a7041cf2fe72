import { useState } from 'react'
import type { OwedStep } from '#domain/accounts/owed-step.ts'
import { leaveMessage, loadAnew } from '#web/lib/session.ts'
import { SignOutDialog } from '../sign-out.tsx'
import { ProveStep } from './prove-step.tsx'
import { SetUp } from './set-up.tsx'

// few enough that somebody should make new ones
const FEW_CODES = 3

/** What an administrator does after the password, before anything else [ADM-1]. */
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
