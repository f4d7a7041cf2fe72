import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { DemoAccount } from '#domain/accounts/demo-account.ts'
import { callApi } from '#web/lib/api.ts'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { registerPath } from '#web/lib/paths.ts'
import { keepSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { DemoAccounts } from './demo-accounts.tsx'

interface Props {
  /** Where the user lands afterwards. */
  landing: string
  demoAccounts: readonly DemoAccount[]
  /** The mails of the demo may be read. */
  outboxOpen: boolean
}

interface Wrong {
  field: string | undefined
  sentence: string
}

export function SignInForm({ landing, demoAccounts, outboxOpen }: Props) {
  const [identity, setIdentity] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<Wrong>()
  const [working, setWorking] = useState(false)
  const submitButton = useRef<HTMLButtonElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const missing = missingField(identity, password)
    if (missing) return setWrong(missing)
    setWorking(true)
    setWrong(undefined)
    try {
      const { data } = await callApi('session/login', { identitas: identity, password })
      keepSession(data)
      // a new page load: nothing rendered for the visitor stays
      window.location.assign(landing)
    } catch (error) {
      setWrong({
        field: error instanceof ApiError ? error.field : undefined,
        sentence: sentenceOf(error, 'Gagal masuk. Periksa koneksi Anda, lalu coba lagi.'),
      })
      setWorking(false)
    }
  }

  function fill(account: DemoAccount) {
    setIdentity(account.email)
    setPassword(account.password)
    setWrong(undefined)
    submitButton.current?.focus()
  }

  return (
    <main className="mx-auto grid w-full max-w-[960px] gap-8 px-4 py-10 md:py-16 lg:grid-cols-[1fr_380px]">
      <section className="rounded-card border border-line bg-paper p-6 sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">Masuk ke Sentra Bahan</h1>
        <p className="mt-1 text-mute">Lihat harga perusahaan Anda, pesan, dan pantau transaksi.</p>
        <form className="mt-6 grid gap-4" onSubmit={submit} noValidate>
          <Field label="E-mail atau username" error={wrong?.field === 'identitas' ? wrong.sentence : undefined}>
            <TextInput
              name="identitas"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={identity}
              onChange={(event) => setIdentity(event.target.value)}
            />
          </Field>
          <Field
            label="Password"
            aside={
              <Link to="/reset-password" className="text-link">
                Lupa password?
              </Link>
            }
            error={wrong?.field === 'password' ? wrong.sentence : undefined}
          >
            <PasswordInput
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          {wrong && !wrong.field && (
            <p role="alert" className="rounded-field bg-danger-tint px-4 py-3 text-sm text-danger">
              {wrong.sentence}
            </p>
          )}
          <Button ref={submitButton} type="submit" size="lg" working={working}>
            Masuk
          </Button>
        </form>
        <p className="mt-5 border-t border-line pt-5 text-sm text-mute">
          Perusahaan Anda belum terdaftar?{' '}
          <Link to={registerPath(landing)} className="text-link">
            Daftar
          </Link>
        </p>
      </section>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} outboxOpen={outboxOpen} onPick={fill} />}
    </main>
  )
}

function missingField(identity: string, password: string): Wrong | undefined {
  if (!identity.trim()) return { field: 'identitas', sentence: 'E-mail atau username harus diisi.' }
  if (!password) return { field: 'password', sentence: 'Password harus diisi.' }
  return undefined
}
