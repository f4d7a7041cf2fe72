import type { Administrator } from '#domain/accounts/actor.ts'
import type { UserId } from '#domain/ids.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { takeHit } from '#server/platform/rate-limit.ts'
import { findMemberships } from './queries.ts'

// one line says that somebody is trying, however often they do meanwhile
const WINDOW = { seconds: 5 * 60 }

/** Writes a wrong second factor into the audit, once in five minutes for each administrator [ADM-1, ADM-6]. */
export async function noteWrongFactor(deps: Deps, asker: Administrator): Promise<void> {
  if (await isFirst(deps, 'second_factor.refuse', asker.userId)) await note(deps, 'second_factor.refuse', asker)
}

/**
 * The same of a refused sign-in to the account of an administrator. Each one is counted, and asked whose it is, whether
 * there is such an account or not: how long it takes tells nobody who is an administrator [ADM-1, ADM-6, SESS-7].
 * @param userId null where there is no such account
 */
export async function noteRefusedSignIn(deps: Deps, identity: string, userId: UserId | null): Promise<void> {
  const isNews = await isFirst(deps, 'sign_in.refuse', userId ?? identity.toLowerCase())
  const memberships = await findMemberships(deps.db, userId ?? NOBODY)
  if (userId === null || !isNews || !memberships.some(({ companyKind }) => companyKind === 'platform')) return
  await note(deps, 'sign_in.refuse', { userId })
}

const NOBODY = '00000000-0000-0000-0000-000000000000' as UserId // nobody's

type Refused = 'second_factor.refuse' | 'sign_in.refuse'

async function isFirst(deps: Deps, act: Refused, whose: string): Promise<boolean> {
  return (await takeHit(deps, `${act}\n${whose}`, WINDOW)).hits === 1
}

async function note(deps: Deps, act: Refused, asker: Administrator | { userId: UserId }): Promise<void> {
  const doer = 'role' in asker ? asker : null
  await deps.db.transaction().execute((tx) => audit(tx, doer, { act, thing: { id: asker.userId } }, deps.now()))
}
