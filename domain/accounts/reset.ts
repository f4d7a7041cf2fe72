import { Refusal } from '../refusal.ts'

/** How long a code counts after it was sent [RESET-6]. */
export const CODE_MS = 10 * 60 * 1000
/** Wrong codes of one trier before the code no longer counts for them [RESET-6]. */
export const MOST_TRIES = 5
/** How long the proof from a right code allows changing the password [RESET-6]. */
export const PROOF_MS = 10 * 60 * 1000
/** How long the screen waits before it offers another code [RESET-3]. */
const RESEND_MS = 30 * 1000
/** Codes that may be requested in quick succession; over time no more than the screen's countdown allows. */
const BURST = 3
/** Codes a day for one requesting address, and for all addresses together that the account does not know. */
export const MOST_CODES_A_DAY = 20

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A reset goes from requesting a code, through the right code, to the saved password. 'superseded': a newer code was
 * requested; 'void': a password was saved meanwhile.
 */
export type ResetState = 'asked' | 'sent' | 'verified' | 'saved' | 'replaced'
export type ResetEvent = 'send' | 'verify' | 'save' | 'supersede' | 'void'

/** The only table of a reset's steps [RESET-6]. A proof is not superseded, or a stranger's request could void it. */
export const resetSteps: Record<ResetState, Partial<Record<ResetEvent, ResetState>>> = {
  asked: { send: 'sent', supersede: 'replaced', void: 'replaced' },
  sent: { send: 'sent', verify: 'verified', supersede: 'replaced', void: 'replaced' },
  verified: { save: 'saved', void: 'replaced' },
  saved: {},
  replaced: {},
}

/** The states in which an event may happen. */
export function statesThat(event: ResetEvent): ResetState[] {
  const states = Object.keys(resetSteps) as ResetState[]
  return states.filter((state) => resetSteps[state][event])
}

/**
 * Whose try at a code it is. Wrong tries are counted separately, so that a stranger's guesses cost the owner none: from
 * addresses the account has signed in from, from the address that requested this code, and from all others together
 * [RESET-6].
 */
export type Trier = 'known' | 'asker' | 'stranger'

export function trierOf(trying: { address: string; known: boolean }, askedFrom: string): Trier {
  if (trying.known) return 'known'
  return trying.address === askedFrom ? 'asker' : 'stranger'
}

export interface ResetCode {
  state: ResetState
  /** When it was sent, or requested if it is not sent yet. */
  since: Date
  /** Wrong tries of the same kind of trier. */
  tries: number
}

export type Verdict = 'valid' | 'wrong' | 'expired'

/** Judges a try at a code: 'expired' also when the code was used, replaced, or tried too often [RESET-3, RESET-6]. */
export function judgeCode(code: ResetCode | undefined, matches: boolean, now: Date): Verdict {
  if (!code || !mayStillMatch(code) || code.tries >= MOST_TRIES) return 'expired'
  if (now.getTime() >= code.since.getTime() + CODE_MS) return 'expired'
  return matches ? 'valid' : 'wrong'
}

function mayStillMatch({ state }: ResetCode): boolean {
  return state === 'asked' || state === 'sent'
}

export interface EarlierAsks {
  /** When this address requested codes for this account in the last day, latest first. */
  fromHere: readonly Date[]
  /** Codes requested in the last day from addresses the account did not know. */
  byStrangers: number
}

/**
 * Why no further code is sent now, or null. Only its own requests count against an address the account knows: nobody
 * else can use them up [RESET-6].
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

/** Requests count from this instant. */
export function asksCountFrom(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

/** Six digits from a number between 0 and 999,999. */
export function codeText(drawn: number): string {
  return String(drawn).padStart(6, '0')
}
