/** How long a code counts, from its sending [RESET-6]. */
export const CODE_MS = 10 * 60 * 1000
/** Wrong tries before a code counts no more: one in 200,000 for somebody who guesses [RESET-6]. */
export const MOST_TRIES = 5
/** How long the proof that verifying returned opens the change of the password [RESET-6]. */
export const PROOF_MS = 10 * 60 * 1000
/** Before another code may be sent, the countdown of the screen [RESET-3]. */
export const RESEND_MS = 30 * 1000
/** Codes an account may be sent in a day: past this somebody is filling its mailbox. */
export const MOST_CODES_A_DAY = 20

export interface ResetCode {
  sentAt: Date
  tries: number
  /** A newer code was sent, or this one was right once. */
  spent: boolean
}

export type Verdict = 'valid' | 'salah' | 'expired'

/** What a try at a code is worth now: 'expired' also when it was used, replaced, or tried too often [RESET-3, RESET-6]. */
export function judgeCode(code: ResetCode | undefined, matches: boolean, now: Date): Verdict {
  if (!code || code.spent || code.tries >= MOST_TRIES) return 'expired'
  if (now.getTime() >= code.sentAt.getTime() + CODE_MS) return 'expired'
  return matches ? 'valid' : 'salah'
}

/** Six digits from a number drawn from 0 to 999,999. */
export function codeText(drawn: number): string {
  return String(drawn).padStart(6, '0')
}
