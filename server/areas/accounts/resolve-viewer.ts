import { type Member, type Viewer, visitor } from '#domain/accounts/actor.ts'
import { isSecretSpent } from '#domain/accounts/session.ts'
import { businessDay } from '#domain/business-day.ts'
import type { CompanyId } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { gathering } from '#server/platform/database/gather.ts'
import {
  findMembersByBearer,
  findMembersByRefreshSecret,
  findSessionsOver,
  type SessionMember,
} from './queries-sessions.ts'
import { hashSecret } from './secrets.ts'

// every call begins with this question, and one page makes many calls at once
const memberByBearer = gathering(findMembersByBearer)
const memberByRefreshSecret = gathering(findMembersByRefreshSecret)

/**
 * The viewer a bearer belongs to; without a bearer, a visitor.
 * @throws Refusal session_expired (401: refresh and retry) | session_over (403: sign in again)
 */
export async function viewerOfBearer(deps: Deps, bearer: string | undefined): Promise<Viewer> {
  if (bearer === undefined) return visitor
  return (await sessionOfBearer(deps, bearer)).member
}

/**
 * The member a bearer belongs to and until when it is valid, for connections that stay open.
 * @throws Refusal session_expired | session_over
 */
export async function sessionOfBearer(deps: Deps, bearer: string): Promise<{ member: Member; expiresAt: Date }> {
  const member = await memberByBearer(deps.db, hashSecret(bearer).toString('hex'))
  if (!member) throw new Refusal('session_expired')
  if (isOver(member, deps.now())) throw new Refusal('session_over')
  const expiresAt = member.bearerExpiresAt
  if (!expiresAt || expiresAt <= deps.now()) throw new Refusal('session_expired')
  return { member: inSession(deps, member), expiresAt }
}

/** Those of the sessions that have ended. */
export function sessionsOverAmong(deps: Deps, sessionIds: readonly string[]): Promise<string[]> {
  return findSessionsOver(deps.db, sessionIds, deps.now())
}

/** The viewer a refresh secret belongs to; a visitor once the session is over, because pages are shown, not refused. */
export async function viewerOfRefreshSecret(deps: Deps, secret: string | undefined): Promise<Viewer> {
  if (!secret) return visitor
  const member = await memberByRefreshSecret(deps.db, hashSecret(secret).toString('hex'))
  if (!member || isOver(member, deps.now()) || isSecretSpent(member.spentAt, deps.now())) return visitor
  return inSession(deps, member)
}

function inSession({ config, now }: Deps, session: SessionMember): Member {
  const isOwed = session.companyKind === 'platform' && !config.demo && session.secondFactorAt === null
  return { ...memberOf({ ...session, day: businessDay(now()) }), ...(isOwed && { owesSecondFactor: true as const }) }
}

function isOver(member: SessionMember, now: Date): boolean {
  return member.endedAt !== null || member.sessionExpiresAt <= now
}

/** The member acting in a session; the only place that makes a CompanyId out of a plain id. */
export function memberOf(session: Omit<Member, 'kind' | 'companyId'> & { companyId: string }): Member {
  const { userId, companyKind, role, sessionId, day } = session
  const companyId = session.companyId as CompanyId // the only mint
  return { kind: 'member', userId, companyId, companyKind, role, sessionId, day }
}
