import { BEARER_MS, REPLACED_BEARER_MS, SESSION_IDLE_MS, SESSION_MAX_MS } from '#domain/accounts/session.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { insertBearer, lockSession, retireBearers, touchSession } from './queries.ts'
import { hashSecret, makeSecret } from './secrets.ts'

/** Issues a new bearer to the holder of the refresh secret [SESS-3, SESS-6]. @throws Refusal session_over */
export function refreshSession(deps: Deps, refreshSecret: string | undefined): Promise<string> {
  return deps.db.transaction().execute((tx) => refreshIn(tx, refreshSecret, deps.now()))
}

async function refreshIn(tx: Tx, refreshSecret: string | undefined, now: Date): Promise<string> {
  const session = refreshSecret ? await lockSession(tx, hashSecret(refreshSecret)) : undefined
  if (!session || session.endedAt || session.expiresAt <= now) throw new Refusal('session_over')

  const bearer = makeSecret()
  const longest = session.createdAt.getTime() + SESSION_MAX_MS
  const at = now.getTime()
  await retireBearers(tx, session.sessionId, new Date(at + REPLACED_BEARER_MS), new Date(at - BEARER_MS))
  await insertBearer(tx, session.sessionId, hashSecret(bearer), new Date(at + BEARER_MS))
  await touchSession(tx, session.sessionId, now, new Date(Math.min(at + SESSION_IDLE_MS, longest)))
  return bearer
}
