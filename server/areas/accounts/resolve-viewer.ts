import { type Member, type Viewer, visitor } from '#domain/accounts/actor.ts'
import { isSecretSpent } from '#domain/accounts/session.ts'
import { businessDay } from '#domain/business-day.ts'
import type { CompanyId } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { batchLoader } from '#server/platform/database/batch-loader.ts'
import {
  findExpiredSessions,
  findMembersByBearer,
  findMembersByRefreshSecret,
  type SessionMember,
} from './queries-sessions.ts'
import { hashSecret } from './secrets.ts'

// every call begins with this question, and one page makes many calls at once
const memberByBearer = batchLoader(findMembersByBearer)
const memberByRefreshSecret = batchLoader(findMembersByRefreshSecret)

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
  if (isExpired(member, deps.now())) throw new Refusal('session_over')
  const expiresAt = member.bearerExpiresAt
  if (!expiresAt || expiresAt <= deps.now()) throw new Refusal('session_expired')
  return { member: inSession(deps, member), expiresAt }
}

/** Those of the sessions that have ended. */
export function expiredSessionsAmong(deps: Deps, sessionIds: readonly string[]): Promise<string[]> {
  return findExpiredSessions(deps.db, sessionIds, deps.now())
}

/**
 * The viewer a refresh secret belongs to; a visitor once the session has ended, because pages are shown, not refused.
 */
export async function viewerOfRefreshSecret(deps: Deps, secret: string | undefined): Promise<Viewer> {
  if (!secret) return visitor
  const member = await memberByRefreshSecret(deps.db, hashSecret(secret).toString('hex'))
  if (!member || isExpired(member, deps.now()) || isSecretSpent(member.spentAt, deps.now())) return visitor
  return inSession(deps, member)
}

function inSession({ config, now }: Deps, session: SessionMember): Member {
  const isOwed = session.companyKind === 'platform' && !config.demo && session.secondFactorAt === null
  return { ...memberOf({ ...session, day: businessDay(now()) }), ...(isOwed && { owesSecondFactor: true as const }) }
}

function isExpired(member: SessionMember, now: Date): boolean {
  return member.revokedAt !== null || member.sessionExpiresAt <= now
}

/** The member acting in a session; the only place that makes a CompanyId out of a plain id. */
export function memberOf(session: Omit<Member, 'kind' | 'companyId'> & { companyId: string }): Member {
  const { userId, companyKind, role, sessionId, day } = session
  const companyId = session.companyId as CompanyId // the only mint
  return { kind: 'member', userId, companyId, companyKind, role, sessionId, day }
}
