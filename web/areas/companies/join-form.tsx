import type { FormEvent } from 'react'
import { isGoodPassword, PASSWORD_HINT } from '#domain/accounts/password.ts'
import { LONGEST } from '#domain/limits.ts'
import { callApi } from '#web/lib/api.ts'
import { keepSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { textOf, useSaving } from './use-saving.ts'

/** Makes an account for the invited address, and signs in with it [REG-3]. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const { working, save, refuse, errorOf } = useSaving()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const password = String(typed.get('password') ?? '')
    const nama = textOf(typed, 'nama')
    if (!nama) return refuse({ field: 'nama', sentence: 'Nama harus diisi.' })
    if (!isGoodPassword(password)) return refuse({ field: 'password', sentence: `${PASSWORD_HINT}.` })
    await save(() => join({ nama, telepon: textOf(typed, 'telepon'), password }), 'Selamat datang', form)
  }

  async function join(person: { nama: string; telepon: string; password: string }) {
    const { data } = await callApi('undangan/daftar-akun', { token, ...person })
    const signedIn = await callApi('session/login', { identitas: data.email, password: person.password })
    keepSession(signedIn.data)
    // a new page load: nothing rendered for the visitor stays
    window.location.assign('/')
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <Field label="E-mail">
        <TextInput type="email" name="email" autoComplete="username" value={email} readOnly />
      </Field>
      <Field label="Nama lengkap" error={errorOf('nama')}>
        <TextInput name="nama" autoComplete="name" maxLength={LONGEST.name} />
      </Field>
      <Field label="Nomor telepon" error={errorOf('telepon')}>
        <TextInput name="telepon" type="tel" autoComplete="tel" maxLength={20} placeholder="0812 3456 7890" />
      </Field>
      <Field label="Password" hint={`${PASSWORD_HINT}.`} error={errorOf('password')}>
        <PasswordInput name="password" autoComplete="new-password" maxLength={LONGEST.password} />
      </Field>
      <Button type="submit" size="lg" working={working}>
        Buat akun dan bergabung
      </Button>
    </form>
  )
}
