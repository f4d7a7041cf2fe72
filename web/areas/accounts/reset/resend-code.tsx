import { useState } from 'react'
import type { ResetAccount } from './reset-state.ts'
import { useCountdown } from './use-countdown.ts'
import { SENT, useSendCode } from './use-send-code.ts'

// the server's pace (domain/accounts/reset.ts)
const PAUSE_MS = 30 * 1000

interface Props {
  account: ResetAccount
  /** The code no longer counts: another is offered at once. */
  over: boolean
  outboxOpen: boolean
  onResent: (account: ResetAccount) => void
}

/** Requests another code, after thirty seconds [RESET-3, RESET-5]. */
export function ResendCode({ account, over, outboxOpen, onResent }: Props) {
  const [refused, setRefused] = useState('')
  const { send, working } = useSendCode({ done: SENT, onSent: onResent, onRefused: setRefused })
  const seconds = useCountdown(over || account.askedAt === null ? 0 : account.askedAt + PAUSE_MS)

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
