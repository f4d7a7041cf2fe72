import { useEffect, useRef, useState } from 'react'
import { CODE_LENGTH } from '#domain/accounts/reset.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { CodeInput } from '#web/ui/form/code-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import type { ResetAccount } from './reset-state.ts'
import { SENT, useSendCode } from './use-send-code.ts'

const WRONG = 'Kode verifikasi salah !'
const OVER = 'Kode verifikasi sudah tidak berlaku !'
const NOT_CHECKED = 'Gagal memeriksa kode verifikasi'

interface Props {
  account: ResetAccount
  outboxOpen: boolean
  onResent: (account: ResetAccount) => void
  /** Called with the proof needed for saving. */
  onVerified: (proof: string) => void
  onOtherEmail: () => void
}

/** The second step: the mailed code [RESET-3]. */
export function CodeStep({ account, outboxOpen, onResent, onVerified, onOtherEmail }: Props) {
  const checking = useAct('data/status/otp', { failed: { always: NOT_CHECKED } })
  const form = useCallForm(checking, {
    start: { code: '' },
    body: ({ code }) => ({ email: account.email, code, kind: 'password' as const }),
    answered({ values: [checked] }) {
      if (checked?.proof) return onVerified(checked.proof)
      startAnew(checked?.verdict === 'wrong' ? WRONG : OVER)
    },
    onRefused({ sentence }) {
      form.setError('code', { message: sentence })
    },
    keep: true,
  })
  const code = form.watch('code')
  const wrong = form.formState.errors.code?.message
  const boxes = useRef<HTMLDivElement>(null)
  const focusFirst = () => boxes.current?.querySelector('input')?.focus()
  // the boxes are the only thing to do on this page
  useEffect(focusFirst, [])

  function startAnew(wrong?: string) {
    form.reset()
    if (wrong) form.setError('code', { message: wrong })
    focusFirst()
  }

  function resent(at: ResetAccount) {
    startAnew()
    onResent(at)
  }

  return (
    <form method="post" onSubmit={form.send} noValidate>
      <h1 className="text-2xl">Masukkan kode verifikasi</h1>
      <p className="mt-1.5 text-mute">
        Kami mengirim kode {CODE_LENGTH} huruf dan angka ke{' '}
        <span className="font-semibold text-ink [overflow-wrap:anywhere]">{account.email}</span>.
      </p>
      <div ref={boxes}>
        <Field label="Kode verifikasi" className="mt-6" error={wrong}>
          <CodeInput
            label="Kode verifikasi"
            value={code}
            onChange={(typed) => form.setValue('code', typed)}
            length={CODE_LENGTH}
            invalid={Boolean(wrong)}
          />
        </Field>
      </div>
      <Button
        type="submit"
        size="lg"
        block
        className="mt-6"
        disabled={code.length < CODE_LENGTH}
        working={form.working}
      >
        Verifikasi
      </Button>
      <ResendCode
        // another code is another wait
        key={account.requestedAt}
        account={account}
        over={wrong === OVER}
        outboxOpen={outboxOpen}
        onResent={resent}
      />
      <p className="mt-2 text-center text-sm">
        <button type="button" onClick={onOtherEmail} className="text-link min-h-6 cursor-pointer">
          Gunakan alamat e-mail lain
        </button>
      </p>
    </form>
  )
}

// the server's pace (domain/accounts/reset.ts)
const PAUSE_MS = 30 * 1000

interface ResendCodeProps {
  account: ResetAccount
  /** The code no longer counts: another is offered at once. */
  over: boolean
  outboxOpen: boolean
  onResent: (account: ResetAccount) => void
}

/** Requests another code, after thirty seconds [RESET-3, RESET-5]. */
function ResendCode({ account, over, outboxOpen, onResent }: ResendCodeProps) {
  const [refused, setRefused] = useState('')
  const { send, working } = useSendCode({ done: SENT, onSent: onResent, onRefused: setRefused })
  const seconds = useCountdown(over || account.requestedAt === null ? 0 : account.requestedAt + PAUSE_MS)

  function resend() {
    setRefused('')
    return send(account)
  }

  return (
    <div className="mt-5 text-center text-sm text-mute">
      {seconds > 0 ? (
        <p className="num">
          Kirim ulang kode dalam <span className="font-semibold text-ink">{seconds} detik</span>
        </p>
      ) : (
        <p>
          Belum menerima kode?{' '}
          <button
            type="button"
            onClick={() => void resend()}
            disabled={working}
            className="text-link min-h-6 cursor-pointer disabled:opacity-60"
          >
            {working ? 'Mengirim . . .' : 'Kirim ulang kode'}
          </button>
        </p>
      )}
      {refused && (
        <p role="alert" className="mt-2 text-danger">
          {refused}
        </p>
      )}
      {outboxOpen && (
        <p className="mt-2">
          Situs contoh tidak mengirim e-mail.{' '}
          <a href="/kotak-keluar" target="_blank" rel="noreferrer" className="text-link whitespace-nowrap">
            Buka Kotak keluar
          </a>
        </p>
      )}
    </div>
  )
}

/** Whole seconds until the instant (milliseconds since 1970), counting down to 0. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const elapsed = left === 0
  // time passes outside React
  useEffect(() => {
    if (elapsed) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [elapsed])
  return left
}
