import { signInWaitSeconds } from '#domain/accounts/session.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockSignInFailures, saveSignInFailures } from './queries.ts'

/**
 * Counts a try as a failure before it is compared, so that many at once get no more chances than one after the other; a
 * success forgets them [SESS-7]. @throws Refusal sign_in_slowed
 */
export async function countTry(tx: Tx, key: string, now: Date): Promise<void> {
  const { failures, lastAt } = await lockSignInFailures(tx, key, now)
  const until = lastAt.getTime() + signInWaitSeconds(failures) * 1000
  const seconds = Math.ceil((until - now.getTime()) / 1000)
  if (seconds > 0) {
    throw new Refusal('sign_in_slowed', { retryAfterSeconds: seconds, words: { seconds: String(seconds) } })
  }
  await saveSignInFailures(tx, key, failures + 1, now)
}

/** The try was not compared after all. */
export async function giveTryBack(tx: Tx, key: string, now: Date): Promise<void> {
  const { failures, lastAt } = await lockSignInFailures(tx, key, now)
  await saveSignInFailures(tx, key, Math.max(0, failures - 1), lastAt)
}
