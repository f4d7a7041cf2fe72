import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { secondFactorQuery } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'

/** The own second factor of an administrator [ADM-1]. */
export function SecondFactorSection() {
  const { data: factor } = useSuspenseQuery(secondFactorQuery)
  const [open, setOpen] = useState<'device' | 'codes'>()
  // a user who is asked during the setup stays with the first question
  const [replaces, setReplaces] = useState(false)
  const close = () => setOpen(undefined)

  function setUp() {
    setReplaces(factor.activeSince !== null)
    setOpen('device')
  }

  return (
    <Section
      title="Verifikasi dua langkah Anda"
      lead={
        factor.isRequired
          ? 'Kode dari aplikasi autentikator, diminta setiap kali Anda masuk.'
          : 'Kode dari aplikasi autentikator. Dalam demo dapat disiapkan, tetapi tidak diminta saat masuk.'
      }
      aside={
        factor.activeSince ? (
          <StatusPill tone="success">Aktif</StatusPill>
        ) : (
          <StatusPill tone="attention">Belum disiapkan</StatusPill>
        )
      }
    >
      {factor.activeSince && (
        <p className="mb-4 text-sm">
          Aktif sejak <span className="num">{formatDate(factor.activeSince)}</span>, tersisa{' '}
          <span className="num">{factor.recoveryCodesLeft}</span> kode pemulihan.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={setUp}>
          {factor.activeSince ? 'Ganti perangkat' : 'Siapkan'}
        </Button>
        {factor.activeSince && (
          <Button variant="secondary" onClick={() => setOpen('codes')}>
            Buat kode pemulihan baru
          </Button>
        )}
      </div>
      <Modal
        open={open === 'device'}
        onClose={close}
        title={replaces ? 'Ganti perangkat' : 'Siapkan verifikasi dua langkah'}
        keepOnPressOutside
      >
        <SetUp replaces={replaces} onDone={close} />
      </Modal>
      <Modal open={open === 'codes'} onClose={close} title="Kode pemulihan baru" keepOnPressOutside>
        <NewCodes onDone={close} />
      </Modal>
    </Section>
  )
}

/** New recovery codes instead of the old ones, given the password. */
function NewCodes({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const renewing = useAct('akun/faktor-kedua/kode-baru', { refreshes: ['akun/faktor-kedua'] })
  const form = useCallForm(renewing, {
    start: { password: '' },
    body: ({ password }) => ({ password }),
    answered: ({ data }) => setCodes(data.recoveryCodes),
  })
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
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
