import type { Administrator, Member, Viewer } from '#domain/accounts/actor.ts'
import type { SessionInfo } from '#domain/accounts/contract.ts'
import { BEARER_MS, sessionEnd } from '#domain/accounts/session.ts'
import type { AnyCall } from '#domain/call.ts'
import { isClosedWhileSuspended, mayDo, type Permission } from '#domain/companies/permissions.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { suspendedBuyersAmong } from '#server/areas/companies/public.ts'
import { wantsSurvey } from '#server/areas/surveys/public.ts'
import type { Deps } from '#server/deps.ts'
import { beginWith } from '#server/platform/database/begin-with.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findReaders, lockAllMemberships, lockMembership, lockMembershipShared } from './queries-members.ts'
import { findOwnAccount, holdMembership, lockOwnSession, moveSession } from './queries-own.ts'
import { insertBearer } from './queries-sessions.ts'
import { hashSecret, makeSecret } from './secrets.ts'
import { sessionInfoOf } from './start-session.ts'

/**
 * Lets this session act for another of the user's companies; other sessions stay as they are [SESS-5].
 * @throws Refusal not_found when the user does not belong to the company | session_over
 */
export function switchCompany(deps: Deps, member: Member, companyId: string): Promise<SessionInfo> {
  return deps.db.transaction().execute((tx) => switchIn(tx, member, companyId, deps.now()))
}

async function switchIn(tx: Tx, member: Member, companyId: string, now: Date): Promise<SessionInfo> {
  const session = await lockOwnSession(tx, member, now)
  if (!session) throw new Refusal('session_over')
  const company = await holdMembership(tx, member.userId, companyId)
  if (!company) throw new Refusal('not_found')

  const bearer = makeSecret()
  const { companyId: to, companyKind } = company
  // a long session that turns to the platform has the time to show the second factor
  const startedAt = companyKind === 'platform' ? now : session.startedAt
  const expiresAt = sessionEnd({ companyKind, startedAt, provenAt: null }, now)
  await moveSession(tx, member.sessionId, { companyId: to, expiresAt }, now)
  await insertBearer(tx, member.sessionId, hashSecret(bearer), new Date(now.getTime() + BEARER_MS))
  // live connections listen for the company they were opened for: they are cut and reconnect for the new one
  await publish(tx, sessionsRevoked([member.sessionId]))

  return sessionInfoOf({
    user: await findOwnAccount(tx, member.userId),
    company,
    wantsSurvey: await wantsSurvey(tx, company, now),
    bearer,
  })
}

/**
 * The dependencies of a call's use case. Where the call needs a permission, or acts for the company without one, every
 * transaction begins by locking the membership until commit: the call of a member who was removed or demoted meanwhile
 * has no effect [ROLE-10]; nor has what a suspended company may not do [ADM-2].
 */
export function actForCompany<ActDeps extends Pick<Deps, 'db'>>(
  deps: ActDeps,
  viewer: Viewer,
  { permission, forCompany }: Pick<AnyCall, 'permission' | 'forCompany'>,
): ActDeps {
  if ((!permission && !forCompany) || viewer.kind !== 'member') return deps

  return { ...deps, db: beginWith(deps.db, (tx) => holdPermission(tx, viewer, permission)) }
}

async function holdPermission(tx: Tx, asker: Member, permission: Permission | undefined): Promise<void> {
  // two managers who remove each other lock all of them in one order; closing the company waits for all
  if (permission === 'member.manage' || permission === 'company.close') await lockAllMemberships(tx, asker.companyId)
  // as placing does later: two with a shared lock would deadlock
  const hold = permission === 'order.place' ? lockMembership : lockMembershipShared
  const isClosable = permission !== undefined && isClosedWhileSuspended(asker.companyKind, permission)
  const [membership, suspended] = isClosable
    ? await pipeline(
        tx,
        (tx) => hold(tx, asker),
        // after the membership, as suspending the company locks them [ADM-2]
        (tx) => suspendedBuyersAmong(tx, [asker.companyId]),
      )
    : [await hold(tx, asker), []]
  if (!membership || (permission && !mayDo({ ...asker, role: membership.role }, permission)))
    throw new Refusal('not_allowed')
  if (suspended.length > 0) throw new Refusal('company_suspended')
}

/** The administrator and since when they are one, which cannot change meanwhile. */
export async function withSince(db: Db | Tx, administrator: Administrator): Promise<Administrator & { since?: Date }> {
  const readers = await findReaders(db, [administrator.companyId])
  const own = readers.find(({ userId }) => userId === administrator.userId)
  return { ...administrator, ...(own && { since: own.since }) }
}
