import { type SubmitEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { emailAddress } from '#domain/companies/fields.ts'
import { callApi } from '#web/lib/api.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import type { ResetAccount } from './reset-state.ts'
import { NOT_SENT, sendCode } from './send-code.ts'

const EMPTY = 'email harus diisi !'
const NOT_VALID = 'Tidak valid'
const UNKNOWN = 'Email tidak terdaftar'
// nobody is told that an address is wrong while still typing it
const PAUSE_MS = 700

interface Props {
  /** What was typed before, when somebody comes back. */
  known: string
  onSent: (account: ResetAccount) => void
}

/** The first step: whose password it is [RESET-2]. */
export function EmailStep({ known, onSent }: Props) {
  const [email, setEmail] = useState(known)
  const [touched, setTouched] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [working, setWorking] = useState(false)
  const paused = usePaused(email)
  const valid = emailAddress.safeParse(email).success

  function change(typed: string) {
    setEmail(typed.replace(/\s/g, ''))
    setTouched(true)
    setRefused(undefined)
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setTouched(true)
    if (!valid) return
    setWorking(true)
    try {
      const { data } = await callApi('reset-password/email/cek', { email })
      if (!data.user_id || !data.username) return setRefused(UNKNOWN)
      const account = { userId: data.user_id, username: data.username, email }
      await sendCode(account)
      onSent({ ...account, sentAt: Date.now() })
    } catch (error) {
      toast.failure(NOT_SENT)
      setRefused(sentenceOf(error, ''))
    } finally {
      setWorking(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <h1 className="text-2xl">Reset password</h1>
      <p className="mt-1.5 text-mute">
        Masukkan alamat e-mail akun Anda. Kami kirimkan kode verifikasi untuk membuat password baru.
      </p>
      <Field label="E-mail" className="mt-6" error={refused || (touched ? wrongWith(email, valid, paused) : undefined)}>
        <TextInput
          type="text"
          inputMode="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => change(event.target.value)}
          onBlur={() => email !== '' && setTouched(true)}
        />
      </Field>
      <Button type="submit" size="lg" block className="mt-6" disabled={!valid} working={working}>
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

function wrongWith(email: string, valid: boolean, paused: boolean): string | undefined {
  if (email === '') return EMPTY
  return valid || !paused ? undefined : NOT_VALID
}

/** Whether nothing was typed for a moment. */
function usePaused(text: string): boolean {
  const [settled, setSettled] = useState(text)
  // time passes outside React
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text
}
