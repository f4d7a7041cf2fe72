import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PASSWORD_HINT } from '#domain/accounts/password.ts'
import { roleLabel } from '#domain/companies/roles.ts'
import { LONGEST } from '#domain/limits.ts'
import { useActFor } from '#web/areas/accounts/public.ts'
import { keepSession, leaveMessage, loadAnew } from '#web/lib/api/session.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { signInPath } from '#web/lib/page/paths.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordField, TextField } from '#web/ui/form/form-fields.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { LinkPage } from '#web/ui/layout/link-page.tsx'
import { openedInvitationQuery } from './queries.ts'

interface Props {
  token: string
}

/** The invitation, with the way to accept it that fits the account [REG-3]. */
export function InvitationView({ token }: Props) {
  const { companyName, inviterName, role, email, account } = useSuspenseQuery(openedInvitationQuery(token)).data
  const welcome = `Anda bergabung dengan ${companyName} sebagai ${roleLabel(role)}.`
  return (
    <section className="rounded-card border border-line bg-paper p-6 sm:p-8">
      <h1 className="text-2xl">Bergabung dengan {companyName}</h1>
      <p className="mt-2 text-ink-soft">
        {inviterName} mengundang <strong className="break-all font-semibold">{email}</strong> sebagai{' '}
        <strong className="font-semibold">{roleLabel(role)}</strong>.
      </p>
      <div className="mt-6">
        {account === 'none' && <JoinForm token={token} email={email} welcome={welcome} />}
        {account === 'own' && <AcceptButton token={token} welcome={welcome} />}
        {account === 'known' && (
          <Link to={signInPath(`/undangan?token=${token}`)} className={buttonClass({ size: 'lg' })}>
            Masuk untuk menerima
          </Link>
        )}
        {account === 'other' && (
          <p className="rounded-field bg-amber-tint px-4 py-3 text-sm">
            Anda sedang masuk dengan akun lain. Keluar dari akun ini melalui menu akun, lalu buka kembali tautan di
            e-mail undangan.
          </p>
        )}
      </div>
    </section>
  )
}

/** Shown for a link that was used, taken back or replaced, or has expired. */
export function InvitationExpired() {
  return (
    <LinkPage
      stage="refused"
      title="Undangan sudah tidak berlaku"
      next={
        <Link to="/" className={buttonClass({ size: 'lg' })}>
          Ke beranda
        </Link>
      }
    >
      Tautan ini sudah dipakai, dibatalkan, atau lewat 7 hari. Mintalah undangan baru kepada perusahaan yang mengundang
      Anda.
    </LinkPage>
  )
}

function AcceptButton({ token, welcome }: { token: string; welcome: string }) {
  const { actFor, working } = useActFor()
  const accepting = useAct('undangan/terima', {
    failed: 'Undangan belum diterima. Periksa koneksi Anda, lalu coba lagi.',
  })

  function join(companyId: string) {
    leaveMessage({ sentence: welcome, tone: 'success' })
    return actFor(companyId)
  }

  return (
    <Button
      size="lg"
      working={accepting.working || working}
      onClick={() => void accepting.send({ token }, { answered: ({ data }) => join(data.companyId) })}
    >
      Terima undangan
    </Button>
  )
}

interface JoinFormProps {
  token: string
  email: string
  /** The toast where the new member arrives. */
  welcome: string
}

/** Creates an account for the invited address, and signs in with it [REG-3]. */
function JoinForm({ token, email, welcome }: JoinFormProps) {
  const joining = useAct('undangan/daftar-akun')
  const signIn = useAct('session/login')
  const form = useCallForm(joining, {
    start: { name: '', phone: '', password: '' },
    body: (typed) => ({ token, ...typed }),
    async answered(_, { password }) {
      const problem = await signIn.send({ identity: email, password }, { answered: ({ data }) => keepSession(data) })
      if (problem) return
      leaveMessage({ sentence: welcome, tone: 'success' })
      await loadAnew('/')
    },
    keep: true,
  })

  return (
    <form method="post" onSubmit={form.send} noValidate className="grid gap-4">
      <Field label="E-mail">
        <TextInput type="email" name="email" autoComplete="username" value={email} readOnly />
      </Field>
      <TextField form={form} name="name" label="Nama lengkap" autoComplete="name" maxLength={LONGEST.name} />
      <TextField
        form={form}
        name="phone"
        label="Nomor telepon"
        type="tel"
        autoComplete="tel"
        maxLength={20}
        placeholder="0812 3456 7890"
      />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        maxLength={LONGEST.password}
      />
      <Button type="submit" size="lg" working={form.working}>
        Buat akun dan bergabung
      </Button>
    </form>
  )
}
