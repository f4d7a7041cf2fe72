import { DAY_MS } from '../business-day.ts'
import { passage } from '../machine.ts'
import { Refusal } from '../refusal.ts'

/** How long a code counts after it was sent [RESET-6]. */
export const CODE_MS = 10 * 60 * 1000
/** Attempts at a code in total [RESET-6]. */
export const MOST_TRIES = 5
/** Attempts that all unknown networks share; the rest is reserved for known networks and the requester's. */
export const TRIES_OF_STRANGERS = 2
/** How long the proof from a right code allows changing the password [RESET-6]. */
export const PROOF_MS = 10 * 60 * 1000
/** How long the screen waits before it offers another code [RESET-3]. */
const RESEND_MS = 30 * 1000
/** Codes that may be requested in quick succession; over time no more than the screen's countdown allows. */
const BURST = 3
/** Codes a day for an account [RESET-6]. */
export const MOST_CODES_A_DAY = 10
/** Those of them for all networks together that the account does not know: the others stay for its owner. */
export const CODES_OF_STRANGERS = 5

/** Letters and digits of a code; about 1,074 million codes [RESET-3]. */
export const CODE_LENGTH = 6

/**
 * A reset goes from requesting a code, through the right code, to the saved password. 'replaced': a newer code was
 * requested before this one was verified ('supersede'), or a password was saved meanwhile ('void').
 */
export type ResetState = 'asked' | 'sent' | 'verified' | 'saved' | 'replaced'
type ResetEvent = 'send' | 'verify' | 'save' | 'supersede' | 'void'

/** The only table of a reset's steps [RESET-6]. */
export const resets = passage<ResetState, ResetEvent>({
  states: ['asked', 'sent', 'verified', 'saved', 'replaced'],
  start: 'asked',
  ends: ['saved', 'replaced'],
  steps: [
    { from: ['asked', 'sent'], event: 'send', to: 'sent' },
    { from: 'sent', event: 'verify', to: 'verified' },
    { from: 'verified', event: 'save', to: 'saved' },
    // a proof is not superseded, or a stranger's request could void it
    { from: ['asked', 'sent'], event: 'supersede', to: 'replaced' },
    { from: ['asked', 'sent', 'verified'], event: 'void', to: 'replaced' },
  ],
})

/**
 * Who makes an attempt at a code: a network the account has signed in from, the one that requested this code, or any
 * other; strangers' guesses must leave the owner some [RESET-6].
 */
export type Trier = 'known' | 'asker' | 'stranger'

export function trierOf(trying: { address: string; known: boolean }, requestedFrom: string): Trier {
  if (trying.known) return 'known'
  return trying.address === requestedFrom ? 'asker' : 'stranger'
}

export interface ResetCode {
  state: ResetState
  /** When it was sent, or requested if it is not sent yet. */
  since: Date
  tries: Record<Trier, number>
}

export type Verdict = 'valid' | 'wrong' | 'expired'

/** Judges a try at a code: 'expired' also when the code was used, replaced, or tried too often [RESET-3, RESET-6]. */
export function validateCode(code: ResetCode | undefined, trier: Trier, matches: boolean, now: Date): Verdict {
  if (!code || !mayStillMatch(code) || !hasTriesLeft(code.tries, trier)) return 'expired'
  if (now.getTime() >= code.since.getTime() + CODE_MS) return 'expired'
  return matches ? 'valid' : 'wrong'
}

function hasTriesLeft({ known, asker, stranger }: ResetCode['tries'], trier: Trier): boolean {
  if (trier === 'stranger' && stranger >= TRIES_OF_STRANGERS) return false
  return known + asker + stranger < MOST_TRIES
}

function mayStillMatch({ state }: ResetCode): boolean {
  return state === 'asked' || state === 'sent'
}

export interface EarlierAsks {
  /** When this network requested codes for this account in the last day, latest first. */
  fromHere: readonly Date[]
  /** Codes requested in the last day from networks the account knew. */
  byKnown: number
  /** And from those it did not know. */
  byStrangers: number
}

/** Why no further code is sent now, or null. Strangers cannot use up what a known network may ask for [RESET-6]. */
export function askObstacle(earlier: EarlierAsks, known: boolean, now: Date): Refusal | null {
  const burst = earlier.fromHere[BURST - 1]
  const pause = burst ? burst.getTime() + BURST * RESEND_MS - now.getTime() : 0
  if (pause > 0) {
    const seconds = Math.ceil(pause / 1000)
    return new Refusal('reset_too_soon', { retryAfterSeconds: seconds, words: { seconds: String(seconds) } })
  }
  const spent = known
    ? earlier.byKnown >= MOST_CODES_A_DAY - CODES_OF_STRANGERS
    : earlier.byStrangers >= CODES_OF_STRANGERS
  return spent ? new Refusal('reset_too_often', { retryAfterSeconds: 60 * 60 }) : null
}

/** Requests count from this instant. */
export function asksCountFrom(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}
