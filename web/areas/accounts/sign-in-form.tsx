import { useRef } from 'react'
import { Link } from 'react-router'
import type { DemoAccount } from '#domain/accounts/demo-account.ts'
import { keepSession, loadAnew } from '#web/lib/api/session.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { registerPath } from '#web/lib/page/paths.ts'
import { useIsHydrated } from '#web/lib/press/use-is-hydrated.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordField, TextField } from '#web/ui/form/form-fields.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface Props {
  /** Where the user goes after signing in. */
  landing: string
  /** The session has ended, which is why this page is shown. */
  afterSession: boolean
  demoAccounts: readonly DemoAccount[]
  /** The demo's mails may be read. */
  outboxOpen: boolean
}

// undefined: what was filled in or typed before hydration stays
const start: { identity: string | undefined; password: string | undefined } = {
  identity: undefined,
  password: undefined,
}

export function SignInForm({ landing, afterSession, demoAccounts, outboxOpen }: Props) {
  const signIn = useAct('session/login', { failed: 'Gagal masuk. Periksa koneksi Anda, lalu coba lagi.' })
  const hydrated = useIsHydrated()
  const submitButton = useRef<HTMLButtonElement>(null)
  const form = useCallForm(signIn, {
    start,
    body: ({ identity = '', password = '' }) => ({ identity, password }),
    answered({ data }) {
      keepSession(data)
      // without a requested page, this one leads to the start page of the company's members
      return loadAnew(landing === '/' ? '/masuk' : landing)
    },
    onRefused({ sentence }) {
      form.setError('root', { message: sentence })
    },
  })
  const refused = form.formState.errors.root?.message

  function fill(account: DemoAccount) {
    form.setValue('identity', account.email)
    form.setValue('password', account.password)
    form.clearErrors()
    submitButton.current?.focus()
  }

  return (
    <main className="mx-auto grid w-full max-w-[960px] gap-8 px-4 py-10 md:py-16 lg:grid-cols-[1fr_380px]">
      <section className="rounded-card border border-line bg-paper p-6 sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">Masuk ke Sentra Bahan</h1>
        <p className="mt-1 text-mute">Lihat harga perusahaan Anda, pesan, dan pantau pesanan.</p>
        {afterSession && (
          <Notice tone="attention" className="mt-4" title="Sesi Anda telah berakhir">
            Silakan masuk lagi{landing !== '/' && '; setelah itu Anda kembali ke halaman semula'}.
          </Notice>
        )}
        <form method="post" className="mt-6 grid gap-4" onSubmit={form.send} noValidate>
          <TextField
            form={form}
            name="identity"
            label="E-mail atau username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            form={form}
            name="password"
            label="Password"
            aside={
              <Link to="/reset-password" className="text-link">
                Lupa password?
              </Link>
            }
            autoComplete="current-password"
          />
          {refused && (
            <p role="alert" className="rounded-field bg-danger-tint px-4 py-3 text-sm text-danger">
              {refused}
            </p>
          )}
          <Button
            ref={submitButton}
            // pressed earlier, the browser would send the form by itself
            disabled={!hydrated}
            type="submit"
            size="lg"
            working={form.working}
          >
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

interface DemoAccountsProps {
  accounts: readonly DemoAccount[]
  outboxOpen: boolean
  onPick: (account: DemoAccount) => void
}

/** Accounts to try out, shown in the demo; one click fills the form. */
function DemoAccounts({ accounts, outboxOpen, onPick }: DemoAccountsProps) {
  return (
    <aside aria-labelledby="demo-accounts" className="self-start rounded-card border border-line bg-paper p-6">
      <h2 id="demo-accounts" className="text-base font-semibold">
        Akun contoh
      </h2>
      <p className="mt-1 text-sm text-mute">Pilih salah satu untuk mengisi formulir, lalu tekan Masuk.</p>
      <ul className="mt-4 grid gap-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onPick(account)}
              className="w-full cursor-pointer rounded-field border border-line px-4 py-3 text-start hover:border-primary hover:bg-primary-tint"
            >
              <span className="block text-sm font-semibold">{account.email}</span>
              <span className="block text-sm text-mute">{account.description}</span>
            </button>
          </li>
        ))}
      </ul>
      {outboxOpen && (
        <p className="mt-4 border-t border-line pt-4 text-sm text-mute">
          E-mail dari situs contoh dapat dibaca di{' '}
          <Link to="/kotak-keluar" className="text-link">
            Kotak keluar
          </Link>
          .
        </p>
      )}
    </aside>
  )
}
