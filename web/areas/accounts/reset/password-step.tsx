import { useEffect, useState } from 'react'
import { isGoodPassword, PASSWORD_HINT } from '#domain/accounts/password.ts'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCheckedForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { ResetAccount } from './reset-state.ts'
import { withoutSpaces } from './without-spaces.ts'

const DIFFERENT = 'Password tidak cocok'
const NOT_SAVED = 'Password gagal diubah'
const NOT_SAVED_MS = 3000

interface Props {
  account: ResetAccount
  proof: string
  onSaved: () => void
  /** The proof no longer counts: start over. */
  onStartOver: () => void
}

/** The third step: the new password, twice [RESET-4]. */
export function PasswordStep({ account, proof, onSaved, onStartOver }: Props) {
  const [ready, setReady] = useState<BodyOf<CallAt<'akun/reset-password'>> | null>(null)
  const [over, setOver] = useState<string>()
  const saving = useAct('akun/reset-password', { failed: { always: NOT_SAVED }, failedMs: NOT_SAVED_MS })
  const form = useCheckedForm('akun/reset-password', {
    start: { password: '', konfirmasi: '' },
    body: ({ password }) => ({ user_id: account.userId, password, email: account.email, token: proof }),
    faults: (typed) => ({ konfirmasi: typed.konfirmasi === typed.password ? undefined : DIFFERENT }),
    onValid: (body) => setReady(body),
  })
  // the fields are the only thing to do on this page
  useEffect(() => form.setFocus('password'), [form.setFocus])

  const { password, konfirmasi: repeated } = form.watch()
  const good = isGoodPassword(password)
  const equal = password === repeated
  const weak = password !== '' && !good

  async function save() {
    const problem = ready && (await saving.send(ready, { answered: onSaved }))
    setReady(null)
    if (problem?.code === 'password_guessed') form.refuse('password', problem.sentence)
    if (problem?.code === 'reset_proof_over') setOver(problem.sentence)
  }

  return (
    <form method="post" onSubmit={form.send} noValidate>
      <h1 className="text-2xl">Buat password baru</h1>
      <p className="mt-1.5 text-mute">Password ini menggantikan yang lama di semua perangkat Anda.</p>
      {over && (
        <Notice
          tone="danger"
          className="mt-5"
          action={
            <Button variant="secondary" size="sm" onClick={onStartOver}>
              Ulangi
            </Button>
          }
        >
          {over}
        </Notice>
      )}
      {/* password managers save the new password under this name */}
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <div className="mt-6 grid gap-4">
        <Field
          label="Password baru"
          hint={PASSWORD_HINT}
          error={weak ? PASSWORD_HINT : form.formState.errors.password?.message}
        >
          <PasswordInput {...form.register('password')} autoComplete="new-password" onInput={withoutSpaces} />
        </Field>
        <Field label="Konfirmasi password" error={repeated !== '' && !equal ? DIFFERENT : undefined}>
          <PasswordInput {...form.register('konfirmasi')} autoComplete="new-password" onInput={withoutSpaces} />
        </Field>
      </div>
      <Button type="submit" size="lg" block className="mt-6" disabled={!good || !equal}>
        Simpan
      </Button>
      <ConfirmDialog
        open={ready !== null}
        title="Ubah password?"
        confirmLabel="Ya, ubah"
        working={saving.working}
        onConfirm={() => void save()}
        onCancel={() => setReady(null)}
      >
        Password lama tidak dapat dipakai lagi, dan sesi Anda di perangkat lain diakhiri.
      </ConfirmDialog>
    </form>
  )
}
