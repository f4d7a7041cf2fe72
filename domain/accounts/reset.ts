import { Refusal } from '../refusal.ts'

/** How long a code counts, from its sending [RESET-6]. */
export const CODE_MS = 10 * 60 * 1000
/** Wrong codes of one trier before the code no longer counts for them [RESET-6]. */
export const MOST_TRIES = 5
/** How long the proof that verifying returned opens the change of the password [RESET-6]. */
export const PROOF_MS = 10 * 60 * 1000
/** Before the screen offers another code [RESET-3]. */
const RESEND_MS = 30 * 1000
/** Codes sent at once to who asks faster; over time no more than the screen's countdown allows. */
const BURST = 3
/** Codes a day for one address that asks; and for all together from which the account has never been signed in to. */
export const MOST_CODES_A_DAY = 20

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A reset goes from asking for a code, over the right code, to the saved password. 'superseded': a newer code was asked
 * for; 'void': a password was saved meanwhile.
 */
export type ResetState = 'asked' | 'sent' | 'verified' | 'saved' | 'replaced'
export type ResetEvent = 'send' | 'verify' | 'save' | 'supersede' | 'void'

/** The one table of what a reset may come to [RESET-6]. A proof is not superseded: a stranger who asks takes it from nobody. */
export const resetSteps: Record<ResetState, Partial<Record<ResetEvent, ResetState>>> = {
  asked: { send: 'sent', supersede: 'replaced', void: 'replaced' },
  sent: { send: 'sent', verify: 'verified', supersede: 'replaced', void: 'replaced' },
  verified: { save: 'saved', void: 'replaced' },
  saved: {},
  replaced: {},
}

/** The states in which something may happen to a reset. */
export function statesThat(event: ResetEvent): ResetState[] {
  const states = Object.keys(resetSteps) as ResetState[]
  return states.filter((state) => resetSteps[state][event])
}

/**
 * Who tries a code. Their wrong tries are counted apart, so that a stranger's guesses cost the owner none: an address the
 * account has been signed in from, the address that asked for this code, and everybody else together [RESET-6].
 */
export type Trier = 'known' | 'asker' | 'stranger'

export function trierOf(trying: { address: string; known: boolean }, askedFrom: string): Trier {
  if (trying.known) return 'known'
  return trying.address === askedFrom ? 'asker' : 'stranger'
}

export interface ResetCode {
  state: ResetState
  /** When it was sent, or asked for while it is not sent yet. */
  since: Date
  /** Wrong tries of whoever tries now. */
  tries: number
}

export type Verdict = 'valid' | 'salah' | 'expired'

/** What a try at a code is worth now: 'expired' also when it was used, replaced, or tried too often [RESET-3, RESET-6]. */
export function judgeCode(code: ResetCode | undefined, matches: boolean, now: Date): Verdict {
  if (!code || !mayStillMatch(code) || code.tries >= MOST_TRIES) return 'expired'
  if (now.getTime() >= code.since.getTime() + CODE_MS) return 'expired'
  return matches ? 'valid' : 'salah'
}

function mayStillMatch({ state }: ResetCode): boolean {
  return state === 'asked' || state === 'sent'
}

export interface EarlierAsks {
  /** When this address asked for a code of this account in the last day, the latest first. */
  fromHere: readonly Date[]
  /** Codes in the last day for addresses the account did not know. */
  byStrangers: number
}

/**
 * Why no further code is sent now, or null. Nobody's asking keeps an address that the account knows from asking: only its
 * own is counted [RESET-6].
 */
export function askObstacle(earlier: EarlierAsks, known: boolean, now: Date): Refusal | null {
  const burst = earlier.fromHere[BURST - 1]
  const pause = burst ? burst.getTime() + BURST * RESEND_MS - now.getTime() : 0
  if (pause > 0) {
    const seconds = Math.ceil(pause / 1000)
    return new Refusal('reset_too_soon', { retryAfterSeconds: seconds, words: { seconds: String(seconds) } })
  }
  const spent = earlier.fromHere.length >= MOST_CODES_A_DAY || (!known && earlier.byStrangers >= MOST_CODES_A_DAY)
  return spent ? new Refusal('reset_too_often', { retryAfterSeconds: 60 * 60 }) : null
}

/** From when on asks count. */
export function asksCountFrom(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

/** Six digits from a number drawn from 0 to 999,999. */
export function codeText(drawn: number): string {
  return String(drawn).padStart(6, '0')
}
