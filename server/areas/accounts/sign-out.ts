import { sessionsOver } from '#domain/live.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { endSession } from './queries.ts'
import { hashSecret } from './secrets.ts'

/** Ends the session of each valid secret; signing out twice is not an error [SESS-4]. */
export function signOut(deps: Deps, secrets: readonly (string | null | undefined)[]): Promise<void> {
  return deps.db.transaction().execute((tx) => signOutIn(tx, secrets, deps.now()))
}

async function signOutIn(tx: Tx, secrets: readonly (string | null | undefined)[], now: Date): Promise<void> {
  for (const secret of secrets) {
    if (secret) await publish(tx, sessionsOver(await endSession(tx, hashSecret(secret), now)))
  }
}
