import { PASSWORD_HINT } from '#domain/accounts/password.ts'
import { LONGEST } from '#domain/limits.ts'
import { keepSession, leaveMessage, loadAnew } from '#web/lib/session.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordField, TextField } from '#web/ui/form/form-fields.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'

interface Props {
  token: string
  email: string
  /** Said where the new member arrives. */
  welcome: string
}

/** Creates an account for the invited address, and signs in with it [REG-3]. */
export function JoinForm({ token, email, welcome }: Props) {
  const joining = useAct('undangan/daftar-akun')
  const signIn = useAct('session/login')
  const form = useCallForm(joining, {
    start: { name: '', phone: '', password: '' },
    body: (typed) => ({ token, ...typed }),
    async answered(_, { password }) {
      const problem = await signIn.send({ identitas: email, password }, { answered: ({ data }) => keepSession(data) })
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
