import type { Member } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { countHit, giveHitBack } from '#server/platform/rate-limit.ts'
import { compareGuess } from './compare-guess.ts'
import { findPasswordHash } from './queries-own.ts'

// a stolen session must not be a way to guess the password, whichever act it is tried at and wherever from
const TRIES = { max: 10, seconds: 15 * 60 }

/**
 * Compares what was typed with the member's present password; the try is counted first, and a right one is none
 * [SESS-7].
 * @param field the body's field, which is marked
 * @returns the hash it was compared with, for the act to find unchanged
 * @throws Refusal password_wrong | too_often | busy
 */
export async function provePassword(
  deps: Deps,
  { userId }: Member,
  { password, field }: { password: string; field: string },
): Promise<string> {
  const key = `akun/password\n${userId}`
  const giveBack = () => giveHitBack(deps, key)
  await countHit(deps, key, TRIES)
  const hash = await findPasswordHash(deps.db, userId)
  if (!(await compareGuess(hash, password, giveBack))) throw new Refusal('password_wrong', { field })
  await giveBack()
  return hash
}
