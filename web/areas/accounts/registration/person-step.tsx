import { PASSWORD_HINT } from '#domain/accounts/password.ts'
import type { Problem } from '#web/lib/form/use-act.ts'
import { PasswordField, TextField } from '#web/ui/form/form-fields.tsx'
import type { PersonPart } from './draft.ts'
import { StepForm } from './step-form.tsx'

interface Props {
  filled: Partial<PersonPart>
  refused: Problem | null
  focus: boolean
  onChange: (part: Partial<PersonPart>) => void
  onDone: (part: PersonPart) => void
  onBack: () => void
}

export function PersonStep(props: Props) {
  return (
    <StepForm
      {...props}
      step="kontak"
      title="Kontak Anda"
      lead="Anda menjadi pemilik akun perusahaan ini, dan dapat mengundang rekan kerja nanti."
    >
      {(form) => (
        <>
          <TextField form={form} name="name" label="Nama lengkap" autoComplete="name" />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              form={form}
              name="email"
              label="E-mail"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField
              form={form}
              name="phone"
              label="Nomor telepon"
              type="tel"
              autoComplete="tel"
              placeholder="0812 3456 7890"
            />
          </div>
          <TextField
            form={form}
            name="username"
            label="Username"
            optional
            hint="Untuk masuk tanpa e-mail. Jika dikosongkan, kami buatkan dari e-mail Anda."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            form={form}
            name="password"
            label="Password"
            hint={PASSWORD_HINT}
            autoComplete="new-password"
          />
        </>
      )}
    </StepForm>
  )
}
