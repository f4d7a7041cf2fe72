import type { Administrator } from '#domain/accounts/actor.ts'
import type { UserId } from '#domain/ids.ts'
import type { Deps } from '#server/deps.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import { takeHit } from '#server/platform/rate-limit.ts'
import { findMemberships } from './queries.ts'

// one line says that somebody is trying, however often they do meanwhile
const WINDOW = { seconds: 5 * 60 }

/** Writes a wrong second factor into the audit, once in five minutes for each administrator [ADM-1, ADM-6]. */
export async function noteWrongFactor(deps: Deps, asker: Administrator): Promise<void> {
  await note(deps, 'second_factor.refuse', asker.userId, asker)
}

/**
 * The same of a refused sign-in to the account of an administrator; whose it is not is asked of every account, so that
 * all take as long [ADM-1, ADM-6, SESS-7].
 * @param userId null where there is no such account
 */
export async function noteRefusedSignIn(deps: Deps, userId: UserId | null): Promise<void> {
  const memberships = await findMemberships(deps.db, userId ?? NOBODY)
  if (userId === null || !memberships.some(({ companyKind }) => companyKind === 'platform')) return
  await note(deps, 'sign_in.refuse', userId, null)
}

const NOBODY = '00000000-0000-0000-0000-000000000000' as UserId // nobody's

async function note(deps: Deps, act: 'second_factor.refuse' | 'sign_in.refuse', userId: UserId, doer: Doer) {
  const { hits } = await takeHit(deps, `${act}\n${userId}`, WINDOW)
  if (hits > 1) return
  await deps.db.transaction().execute((tx) => audit(tx, doer, { act, thing: { id: userId } }, deps.now()))
}
