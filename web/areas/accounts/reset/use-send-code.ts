import { useAct } from '#web/lib/use-act.ts'
import type { ResetAccount } from './reset-state.ts'

export const SENT = 'Kode verifikasi berhasil dikirim'
export const NOT_SENT = 'Kode verifikasi gagal dikirim'
// [RESET-5]
const SHOWN_MS = 2000

interface Options {
  /** Said when it is sent; without it nothing is said. */
  done?: string
  onSent: (account: ResetAccount) => void
  /** With the server's own words, '' where it had none; that it was not sent has been told. */
  onRefused: (sentence: string) => void
}

/** Has a code sent to the address [RESET-5]; the browser makes none and knows none [RESET-6]. */
export function useSendCode({ onSent, onRefused, ...said }: Options) {
  const act = useAct('External/insertOTP', {
    ...said,
    doneMs: SHOWN_MS,
    failed: { always: NOT_SENT },
    failedMs: SHOWN_MS,
  })

  async function send(account: Omit<ResetAccount, 'sentAt'>): Promise<void> {
    const { email, username } = account
    const problem = await act.send(
      { tujuan: email, kode: '', username, tipe: 'password' },
      { answered: () => onSent({ ...account, sentAt: Date.now() }) },
    )
    if (problem) onRefused(problem.sentence === NOT_SENT ? '' : problem.sentence)
  }

  return { send, working: act.working }
}
