import { Refusal } from '../refusal.ts'

/** How long a link that proves an e-mail address counts. */
export const LINK_MS = 3 * 24 * 60 * 60 * 1000
/** How long before another one may be requested. */
const ANOTHER_LINK_MS = 60 * 1000

/** What a user has left to verify, as the banner says it; '' if nothing [VERIF-1]. */
export function toVerify(emailVerified: boolean): string {
  return emailVerified ? '' : 'alamat e-mail'
}

/** Why no other link is sent now, or null [VERIF-1]. */
export function anotherLinkObstacle(lastRequestedAt: Date | null, now: Date): Refusal | null {
  const pause = lastRequestedAt ? lastRequestedAt.getTime() + ANOTHER_LINK_MS - now.getTime() : 0
  if (pause <= 0) return null
  const seconds = Math.ceil(pause / 1000)
  return new Refusal('verification_too_soon', { retryAfterSeconds: seconds, words: { seconds: String(seconds) } })
}
