import { useAct } from '#web/lib/form/use-act.ts'
import type { ResetAccount } from './reset-state.ts'

export const SENT = 'Kode verifikasi berhasil dikirim'
export const NOT_SENT = 'Kode verifikasi gagal dikirim'
// [RESET-5]
const SHOWN_MS = 2000

interface Options {
  /** Shown on success; nothing by default. */
  done?: string
  onSent: (account: ResetAccount) => void
  /** Called with the server's sentence, or '' if it gave none; the failure itself has been reported. */
  onRefused: (sentence: string) => void
}

/** Requests a code for the address [RESET-5]; the browser neither makes nor knows one [RESET-6]. */
export function useSendCode({ onSent, onRefused, ...messages }: Options) {
  const act = useAct('External/insertOTP', {
    ...messages,
    doneMs: SHOWN_MS,
    failed: { always: NOT_SENT },
    failedMs: SHOWN_MS,
  })

  async function send(account: Omit<ResetAccount, 'sentAt' | 'requestedAt'>): Promise<void> {
    const { email, username } = account
    const problem = await act.send(
      { email, code: '', username, kind: 'password' },
      { answered: () => onSent({ ...account, sentAt: Date.now(), requestedAt: null }) },
    )
    if (problem) onRefused(problem.sentence === NOT_SENT ? '' : problem.sentence)
  }

  return { send, working: act.working }
}
