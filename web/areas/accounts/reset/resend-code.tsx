import { useState } from 'react'
import { sentenceOf } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import type { ResetAccount } from './reset-state.ts'
import { NOT_SENT, SENT, sendCode } from './send-code.ts'
import { useCountdown } from './use-countdown.ts'

// what the server allows at that pace (domain/accounts/reset.ts)
const PAUSE_MS = 30 * 1000
const TOAST_MS = 2000

interface Props {
  account: ResetAccount
  /** The code counts no more: another one is offered at once. */
  over: boolean
  outboxOpen: boolean
  onResent: (account: ResetAccount) => void
}

/** Another code, after thirty seconds [RESET-3, RESET-5]. */
export function ResendCode({ account, over, outboxOpen, onResent }: Props) {
  const [working, setWorking] = useState(false)
  const [refused, setRefused] = useState('')
  const seconds = useCountdown(over ? 0 : account.sentAt + PAUSE_MS)

  async function resend() {
    setWorking(true)
    setRefused('')
    try {
      await sendCode(account)
      toast.success(SENT, TOAST_MS)
      onResent({ ...account, sentAt: Date.now() })
    } catch (error) {
      toast.failure(NOT_SENT, TOAST_MS)
      setRefused(sentenceOf(error, ''))
    } finally {
      setWorking(false)
    }
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
