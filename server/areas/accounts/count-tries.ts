import type { Administrator } from '#domain/accounts/actor.ts'
import { signInWaitSeconds } from '#domain/accounts/session.ts'
import type { UserId } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { takeHit } from '#server/platform/rate-limit.ts'
import { addSignInFailure, findMemberships, lockSignInFailures, takeBackSignInFailure } from './queries.ts'

/** A key that attempts are counted under, and the factor of failures allowed there. */
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

// one line says that somebody is trying, however often they do meanwhile
const WINDOW = { seconds: 5 * 60 }

/** Writes a wrong second factor into the audit, once in five minutes for each administrator [ADM-1, ADM-6]. */
export async function noteWrongFactor(deps: Deps, asker: Administrator): Promise<void> {
  if (await isFirst(deps, 'second_factor.refuse', asker.userId)) await note(deps, 'second_factor.refuse', asker)
}

/**
 * Writes a refused sign-in to an administrator's account into the audit. Each attempt is counted and looked up whether
 * the account exists or not, so that the response time does not reveal who is an administrator [ADM-1, ADM-6, SESS-7].
 * @param userId null where there is no such account
 */
export async function noteRefusedSignIn(deps: Deps, identity: string, userId: UserId | null): Promise<void> {
  const isNews = await isFirst(deps, 'sign_in.refuse', userId ?? identity.toLowerCase())
  const memberships = await findMemberships(deps.db, userId ?? NOBODY)
  if (userId === null || !isNews || !memberships.some(({ companyKind }) => companyKind === 'platform')) return
  await note(deps, 'sign_in.refuse', { userId })
}

const NOBODY = '00000000-0000-0000-0000-000000000000' as UserId // belongs to no account

type Refused = 'second_factor.refuse' | 'sign_in.refuse'

async function isFirst(deps: Deps, act: Refused, whose: string): Promise<boolean> {
  return (await takeHit(deps, `${act}\n${whose}`, WINDOW)).hits === 1
}

async function note(deps: Deps, act: Refused, asker: Administrator | { userId: UserId }): Promise<void> {
  const doer = 'role' in asker ? asker : null
  await deps.db.transaction().execute((tx) => audit(tx, doer, { act, thing: { id: asker.userId } }, deps.now()))
}
