import type { Member } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { countHit } from '#server/platform/rate-limit.ts'
import { findPasswordHash } from './queries-own.ts'
import { passwordMatches } from './secrets.ts'

// a stolen session must not be a way to guess the password, whichever act it is tried at and wherever from
const TRIES = { max: 10, seconds: 15 * 60 }

/**
 * Compares what was typed with the member's present password; the try is counted first [SESS-7].
 * @param field the body's field, which is marked
 * @returns the hash it was compared with, for the act to find unchanged
 * @throws Refusal password_wrong | too_often
 */
export async function provePassword(
  deps: Deps,
  { userId }: Member,
  { password, field }: { password: string; field: string },
): Promise<string> {
  await countHit(deps, `akun/password\n${userId}`, TRIES)
  const hash = await findPasswordHash(deps.db, userId)
  if (!(await passwordMatches(hash, password))) throw new Refusal('password_wrong', { field })
  return hash
}
