import { type SyntheticEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { resetSentences } from '#domain/accounts/reset-sentences.ts'
import { emailAddress } from '#domain/companies/fields.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { ResetAccount } from './reset-state.ts'
import { NOT_SENT, useSendCode } from './use-send-code.ts'

const UNKNOWN = 'Email tidak terdaftar'
// no error is shown while an address is still being typed
const PAUSE_MS = 700

interface Props {
  /** The address typed before, when coming back. */
  known: string
  onSent: (account: ResetAccount) => void
}

/** The first step: the account's address [RESET-2]. */
export function EmailStep({ known, onSent }: Props) {
  const find = useAct('reset-password/email/cek', { failed: { always: NOT_SENT } })
  const sending = useSendCode({ onSent, onRefused: refuse })
  const form = useCallForm(find, {
    // undefined: what was typed before hydration stays
    start: { email: known || undefined },
    body: ({ email = '' }) => ({ email }),
    faults: ({ email = '' }) => ({ email: wrongWith(email) }),
    async answered({ data: { userId, username } }, { email = '' }) {
      if (userId && username) await sending.send({ userId, username, email })
      else refuse(UNKNOWN)
    },
    onRefused: ({ sentence }) => refuse(sentence === NOT_SENT ? '' : sentence),
    keep: true,
    mode: 'onChange',
  })
  const email = form.watch('email') ?? ''
  const error = form.formState.errors.email?.message
  const settled = useSettled(email) || error !== resetSentences.notValid

  function refuse(sentence: string) {
    form.refuse('email', sentence)
  }

  return (
    <form method="post" onSubmit={form.send} noValidate>
      <h1 className="text-2xl">Reset password</h1>
      <p className="mt-1.5 text-mute">
        Masukkan alamat e-mail akun Anda. Kami kirimkan kode verifikasi untuk membuat password baru.
      </p>
      <Field label="E-mail" className="mt-6" error={settled ? error : undefined}>
        <TextInput
          {...form.register('email')}
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          onInput={withoutSpaces}
        />
      </Field>
      <Button
        type="submit"
        size="lg"
        block
        className="mt-6"
        disabled={Boolean(wrongWith(email))}
        working={form.working}
      >
        Lanjutkan
      </Button>
      <p className="mt-5 text-center text-sm text-mute">
        Ingat password Anda?{' '}
        <Link to="/masuk" className="text-link">
          Masuk
        </Link>
      </p>
    </form>
  )
}

function wrongWith(email: string): string | undefined {
  if (email === '') return resetSentences.empty
  return emailAddress.safeParse(email).success ? undefined : resetSentences.notValid
}

/** Whether typing has paused. */
function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text)
  // time passes outside React
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text
}

/** For `onInput`: no e-mail address, code or password has a space in it [RESET-2, RESET-4]. */
export function withoutSpaces({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  input.value = input.value.replace(/\s/g, '')
}
