import type { FormEvent } from 'react'
import { isGoodPassword, PASSWORD_HINT } from '#domain/accounts/password.ts'
import { LONGEST } from '#domain/limits.ts'
import { callApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Section } from './section.tsx'
import { useSaving } from './use-saving.ts'

/** Another password, for who knows the present one; other devices are signed out [REG-3]. */
export function PasswordForm({ userId }: { userId: string }) {
  const { working, save, refuse, errorOf } = useSaving()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    // not trimmed: a password is what was typed
    const password_lama = String(typed.get('password_lama') ?? '')
    const password_baru = String(typed.get('password_baru') ?? '')
    const wrong = wrongField(password_lama, password_baru, String(typed.get('ulangi') ?? ''))
    if (wrong) return refuse(wrong)
    const body = { user_id: userId, password_lama, password_baru }
    const saved = await save(() => callApi('akun/password/ubah', body), 'Password berhasil diubah', form)
    if (saved) form.reset()
  }

  return (
    <Section title="Password" lead="Setelah diubah, Anda keluar dari semua perangkat lain.">
      <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-110 gap-4">
        <Field label="Password saat ini" error={errorOf('password_lama')}>
          <PasswordInput name="password_lama" autoComplete="current-password" maxLength={LONGEST.password} />
        </Field>
        <Field label="Password baru" hint={`${PASSWORD_HINT}.`} error={errorOf('password_baru')}>
          <PasswordInput name="password_baru" autoComplete="new-password" maxLength={LONGEST.password} />
        </Field>
        <Field label="Ulangi password baru" error={errorOf('ulangi')}>
          <PasswordInput name="ulangi" autoComplete="new-password" maxLength={LONGEST.password} />
        </Field>
        <div>
          <Button type="submit" working={working}>
            Ubah password
          </Button>
        </div>
      </form>
    </Section>
  )
}

function wrongField(old: string, wanted: string, again: string) {
  if (!old) return { field: 'password_lama', sentence: 'Password saat ini harus diisi.' }
  if (!isGoodPassword(wanted)) return { field: 'password_baru', sentence: `${PASSWORD_HINT}.` }
  if (wanted !== again) return { field: 'ulangi', sentence: 'Password tidak cocok' }
  return undefined
}
