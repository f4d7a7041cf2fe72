import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { callApi } from '#web/lib/api.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/action/button.tsx'
import { CodeInput } from '#web/ui/form/code-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { ResendCode } from './resend-code.tsx'
import type { ResetAccount } from './reset-state.ts'

const LENGTH = 6
const WRONG = 'Kode verifikasi salah !'
const OVER = 'Kode verifikasi sudah tidak berlaku !'
const NOT_CHECKED = 'Gagal memeriksa kode verifikasi'

interface Props {
  account: ResetAccount
  outboxOpen: boolean
  onResent: (account: ResetAccount) => void
  /** With the proof that saving needs. */
  onVerified: (proof: string) => void
  onOtherEmail: () => void
}

/** The second step: the code that was mailed [RESET-3]. */
export function CodeStep({ account, outboxOpen, onResent, onVerified, onOtherEmail }: Props) {
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [working, setWorking] = useState(false)
  const boxes = useRef<HTMLDivElement>(null)
  const focusFirst = () => boxes.current?.querySelector('input')?.focus()
  // the page has no other way on: the keyboard starts here
  useEffect(focusFirst, [])

  async function verify(event: SubmitEvent) {
    event.preventDefault()
    if (code.length < LENGTH) return
    setWorking(true)
    setWrong(undefined)
    try {
      const { values } = await callApi('data/status/otp', { tujuan: account.email, kode: code, tipe: 'password' })
      const [verdict] = values
      if (verdict?.token) return onVerified(verdict.token)
      setWrong(verdict?.status_kode === 'salah' ? WRONG : OVER)
      setCode('')
      focusFirst()
    } catch (error) {
      toast.failure(NOT_CHECKED)
      setWrong(sentenceOf(error, NOT_CHECKED))
    } finally {
      setWorking(false)
    }
  }

  function resent(at: ResetAccount) {
    setWrong(undefined)
    setCode('')
    focusFirst()
    onResent(at)
  }

  return (
    <form onSubmit={(event) => void verify(event)} noValidate>
      <h1 className="text-2xl">Masukkan kode verifikasi</h1>
      <p className="mt-1.5 text-mute">
        Kami mengirim 6 angka ke{' '}
        <span className="font-semibold text-ink [overflow-wrap:anywhere]">{account.email}</span>.
      </p>
      <div ref={boxes}>
        <Field label="Kode verifikasi" className="mt-6" error={wrong}>
          <CodeInput label="Kode verifikasi" value={code} onChange={setCode} length={LENGTH} invalid={Boolean(wrong)} />
        </Field>
      </div>
      <Button type="submit" size="lg" block className="mt-6" disabled={code.length < LENGTH} working={working}>
        Verifikasi
      </Button>
      <ResendCode account={account} over={wrong === OVER} outboxOpen={outboxOpen} onResent={resent} />
      <p className="mt-2 text-center text-sm">
        <button type="button" onClick={onOtherEmail} className="text-link min-h-6 cursor-pointer">
          Gunakan alamat e-mail lain
        </button>
      </p>
    </form>
  )
}
