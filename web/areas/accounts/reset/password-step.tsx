import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { isGoodPassword, PASSWORD_HINT } from '#domain/accounts/password.ts'
import { callApi } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { ResetAccount } from './reset-state.ts'

const DIFFERENT = 'Password tidak cocok'
const NOT_SAVED = 'Password gagal diubah'
const NOT_SAVED_MS = 3000

interface Props {
  account: ResetAccount
  proof: string
  onSaved: () => void
  /** The proof counts no more: begin again. */
  onStartOver: () => void
}

/** The third step: the new password, twice [RESET-4]. */
export function PasswordStep({ account, proof, onSaved, onStartOver }: Props) {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [asking, setAsking] = useState(false)
  const [working, setWorking] = useState(false)
  const [over, setOver] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  // the page has no other way on: the keyboard starts here
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=password]')?.focus(), [])

  const good = isGoodPassword(password)
  const equal = password === repeated
  const weak = password !== '' && !good

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (good && equal) setAsking(true)
  }

  async function save() {
    setWorking(true)
    try {
      await callApi('akun/reset-password', { user_id: account.userId, password, email: account.email, token: proof })
      onSaved()
    } catch (error) {
      toast.failure(NOT_SAVED, NOT_SAVED_MS)
      setAsking(false)
      if (error instanceof ApiError && error.code === 'reset_proof_over') setOver(error.message)
    } finally {
      setWorking(false)
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
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
      {/* a password manager saves the new one under this name */}
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <div className="mt-6 grid gap-4">
        <Field label="Password baru" hint={weak ? undefined : PASSWORD_HINT} error={weak ? PASSWORD_HINT : undefined}>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(withoutSpaces(event.target.value))}
          />
        </Field>
        <Field label="Konfirmasi password" error={repeated !== '' && !equal ? DIFFERENT : undefined}>
          <PasswordInput
            name="konfirmasi"
            autoComplete="new-password"
            value={repeated}
            onChange={(event) => setRepeated(withoutSpaces(event.target.value))}
          />
        </Field>
      </div>
      <Button type="submit" size="lg" block className="mt-6" disabled={!good || !equal}>
        Simpan
      </Button>
      <ConfirmDialog
        open={asking}
        title="Ubah password?"
        confirmLabel="Ya, ubah"
        working={working}
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      >
        Password lama tidak dapat dipakai lagi, dan sesi Anda di perangkat lain diakhiri.
      </ConfirmDialog>
    </form>
  )
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}
