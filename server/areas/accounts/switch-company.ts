import type { Member } from '#domain/accounts/actor.ts'
import type { SessionInfo } from '#domain/accounts/contract.ts'
import { BEARER_MS, sessionEnd } from '#domain/accounts/session.ts'
import { sessionsOver } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { wantsSurvey } from '#server/areas/surveys/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { insertBearer } from './queries.ts'
import { findOwnAccount, holdMembership, lockOwnSession, moveSession } from './queries-own.ts'
import { hashSecret, makeSecret } from './secrets.ts'
import { sessionInfoOf } from './session-info.ts'

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
  await publish(tx, sessionsOver([member.sessionId]))

  return sessionInfoOf({
    user: await findOwnAccount(tx, member.userId),
    company,
    wantsSurvey: await wantsSurvey(tx, company, now),
    bearer,
  })
}
