import type { SessionInfo } from '#domain/accounts/contract.ts'
import { BEARER_MS, sessionEnd } from '#domain/accounts/session.ts'
import { toVerify } from '#domain/accounts/verification.ts'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { UserId } from '#domain/ids.ts'
import { MOST } from '#domain/limits.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { wantsSurvey } from '#server/areas/surveys/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { endSession, endSessionsBeyond, insertBearer, insertSession } from './queries-sessions.ts'
import { hashSecret, makeSecret } from './secrets.ts'

export interface SignedIn {
  info: SessionInfo
  refreshSecret: string
}

/** Where a session is opened. */
export interface Browser {
  /** From networkOf. */
  network: string
  userAgent: string
  /** Whether that is this machine itself, which has no budget of a network. */
  isLocal: boolean
  /** Of the session that the new one replaces in this browser. */
  refreshSecret: string | undefined
}

interface Start {
  user: { userId: UserId; name: string; emailVerified: boolean }
  company: { companyId: string; companyKind: CompanyKind; businessType: string | null }
  browser: Browser
}

/**
 * Opens a session with its two secrets for a user who has just proved who they are; the browser's earlier session is
 * revoked, since it could not be signed out any more [SESS-6].
 */
export async function startSession(tx: Tx, { user, company, browser }: Start, now: Date): Promise<SignedIn> {
  if (browser.refreshSecret)
    await publish(tx, sessionsRevoked(await endSession(tx, hashSecret(browser.refreshSecret), now)))
  const refreshSecret = makeSecret()
  const bearer = makeSecret()
  const sessionId = await insertSession(tx, {
    userId: user.userId,
    companyId: company.companyId,
    refreshHash: hashSecret(refreshSecret),
    userAgent: browser.userAgent.slice(0, 300),
    network: browser.network,
    now,
    expiresAt: sessionEnd({ companyKind: company.companyKind, startedAt: now, provenAt: null }, now),
  })
  await insertBearer(tx, sessionId, hashSecret(bearer), new Date(now.getTime() + BEARER_MS))
  const tooMany = await endSessionsBeyond(tx, user.userId, MOST.sessions, now)
  if (tooMany.length > 0) await publish(tx, sessionsRevoked(tooMany))
  const info = sessionInfoOf({ user, company, wantsSurvey: await wantsSurvey(tx, company, now), bearer })
  return { refreshSecret, info }
}

interface Facts {
  user: { userId: UserId; name: string; emailVerified: boolean }
  company: { companyId: string; businessType: string | null }
  /** Whether to ask the company how it found the platform [SURVEY-1]. */
  wantsSurvey: boolean
  bearer: string
}

/** The session data that a browser stores after signing in or switching companies (contract: session info). */
export function sessionInfoOf({ user, company, wantsSurvey, bearer }: Facts): SessionInfo {
  return {
    companyId: company.companyId,
    userId: user.userId,
    token: '',
    sessionId: bearer,
    isLogin: true,
    userLogin: user.name,
    verification: toVerify(user.emailVerified),
    openSurveyIdentification: wantsSurvey ? 'true' : 'false',
    tipeBisnis: company.businessType ?? '',
  }
}
