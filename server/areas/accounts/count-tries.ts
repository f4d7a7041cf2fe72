import { signInWaitSeconds } from '#domain/accounts/session.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { addSignInFailure, lockSignInFailures, takeBackSignInFailure } from './queries.ts'

/** What a try counts on, and how many times as many may fail there. */
export interface TryKey {
  key: string
  times: number
}

/**
 * Counts a try as a failure before it is compared, so that many at once get no more chances than one after the other; a
 * success forgets them [SESS-7]. @throws Refusal sign_in_slowed
 */
export async function countTry(tx: Tx, keys: readonly TryKey[], now: Date): Promise<void> {
  const counted = await lockSignInFailures(tx, keys, now)
  const waits = keys.map(({ key, times }) => {
    const { failures = 0, lastAt = now } = counted.get(key) ?? {}
    const until = lastAt.getTime() + signInWaitSeconds(failures, times) * 1000
    return Math.ceil((until - now.getTime()) / 1000)
  })
  const seconds = Math.max(...waits)
  if (seconds > 0) {
    throw new Refusal('sign_in_slowed', { retryAfterSeconds: seconds, words: { seconds: String(seconds) } })
  }
  await addSignInFailure(tx, keys, now)
}

/** The try was not compared after all. */
export async function giveTryBack(tx: Tx, keys: readonly TryKey[]): Promise<void> {
  await takeBackSignInFailure(tx, keys)
}
