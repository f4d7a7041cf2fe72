import { BEARER_MS, isSecretSpent, REPLACED_BEARER_MS, sessionEnd } from '#domain/accounts/session.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { type LiveSession, lockSession, replaceSecret, touchSession } from './queries-secrets.ts'
import { endSession, insertBearer, retireBearers } from './queries-sessions.ts'
import { hashSecret, makeSecret, secretAfter } from './secrets.ts'

export interface Refreshed {
  bearer: string
  /** The one to refresh with the next time. */
  refreshSecret: string
}

/**
 * Issues a new bearer and a new refresh secret to the holder of the refresh secret. A secret that was spent a while ago
 * has been copied: the session is revoked [SESS-3, SESS-6]. @throws Refusal session_over
 */
export async function refreshSession(deps: Deps, refreshSecret: string | undefined): Promise<Refreshed> {
  const refreshed =
    refreshSecret && (await deps.db.transaction().execute((tx) => refreshIn(tx, refreshSecret, deps.now())))
  // not thrown inside, where it would undo the end of the session
  if (!refreshed) throw new Refusal('session_over')
  return refreshed
}

async function refreshIn(tx: Tx, secret: string, now: Date): Promise<Refreshed | undefined> {
  const session = await lockSession(tx, hashSecret(secret))
  if (!session || session.revokedAt || session.expiresAt <= now) return undefined
  if (isSecretSpent(session.spentAt, now)) {
    await publish(tx, sessionsRevoked(await endSession(tx, hashSecret(secret), now)))
    return undefined
  }

  const bearer = makeSecret()
  const at = now.getTime()
  await retireBearers(tx, session.sessionId, new Date(at + REPLACED_BEARER_MS), new Date(at - BEARER_MS))
  await insertBearer(tx, session.sessionId, hashSecret(bearer), new Date(at + BEARER_MS))
  await touchSession(tx, session.sessionId, now, sessionEnd(session, now))
  return {
    bearer,
    refreshSecret: session.spentAt ? newestAfter(secret, session) : await rotate(tx, secret, session, now),
  }
}

async function rotate(tx: Tx, secret: string, session: LiveSession, now: Date): Promise<string> {
  const next = secretAfter(secret, session.rotationKey)
  await replaceSecret(tx, session.sessionId, { from: hashSecret(secret), to: hashSecret(next) }, now)
  return next
}

/** The secret that another tab received for the spent one, or the newest after it. */
function newestAfter(spent: string, { refreshHash, rotationKey }: LiveSession): string {
  let secret = spent
  while (!hashSecret(secret).equals(refreshHash)) secret = secretAfter(secret, rotationKey)
  return secret
}
