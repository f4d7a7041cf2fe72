import type { Deps } from '#server/deps.ts'
import { endSession } from './queries.ts'
import { hashSecret } from './secrets.ts'

/** Ends the session of each secret that is one; signing out twice is no error [SESS-4]. */
export async function signOut(deps: Deps, secrets: readonly (string | null | undefined)[]): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    for (const secret of secrets) if (secret) await endSession(tx, hashSecret(secret), deps.now())
  })
}
