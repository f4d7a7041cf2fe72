import type { SessionInfo } from '#domain/accounts/contract.ts'
import { BEARER_MS, SESSION_IDLE_MS } from '#domain/accounts/session.ts'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { UserId } from '#domain/ids.ts'
import { wantsSurvey } from '#server/areas/surveys/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { insertBearer, insertSession } from './queries.ts'
import { hashSecret, makeSecret } from './secrets.ts'
import { sessionInfoOf } from './session-info.ts'

export interface SignedIn {
  info: SessionInfo
  refreshSecret: string
}

/** Where a session is opened. */
export interface Device {
  /** From networkOf. */
  network: string
  userAgent: string
}

interface Start {
  user: { userId: UserId; name: string; emailVerified: boolean }
  company: { companyId: string; companyKind: CompanyKind; businessType: string | null }
  device: Device
}

/** Opens a session with its two secrets for a user who has just proved who they are [SESS-6]. */
export async function startSession(tx: Tx, { user, company, device }: Start, now: Date): Promise<SignedIn> {
  const refreshSecret = makeSecret()
  const bearer = makeSecret()
  const sessionId = await insertSession(tx, {
    userId: user.userId,
    companyId: company.companyId,
    refreshHash: hashSecret(refreshSecret),
    userAgent: device.userAgent.slice(0, 300),
    network: device.network,
    now,
    expiresAt: new Date(now.getTime() + SESSION_IDLE_MS),
  })
  await insertBearer(tx, sessionId, hashSecret(bearer), new Date(now.getTime() + BEARER_MS))
  const info = sessionInfoOf({ user, company, wantsSurvey: await wantsSurvey(tx, company), bearer })
  return { refreshSecret, info }
}
