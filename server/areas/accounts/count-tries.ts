import { signInWaitSeconds } from '#domain/accounts/session.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockSignInFailures, saveSignInFailures } from './queries.ts'

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
  for (const { key, times } of keys) {
    const { failures, lastAt } = await lockSignInFailures(tx, key, now)
    const until = lastAt.getTime() + signInWaitSeconds(failures, times) * 1000
    const seconds = Math.ceil((until - now.getTime()) / 1000)
    if (seconds > 0) {
      throw new Refusal('sign_in_slowed', { retryAfterSeconds: seconds, words: { seconds: String(seconds) } })
    }
    await saveSignInFailures(tx, key, failures + 1, now)
  }
}

/** The try was not compared after all. */
export async function giveTryBack(tx: Tx, keys: readonly TryKey[], now: Date): Promise<void> {
  for (const { key } of keys) {
    const { failures, lastAt } = await lockSignInFailures(tx, key, now)
    await saveSignInFailures(tx, key, Math.max(0, failures - 1), lastAt)
  }
}
