import type { Member } from '#domain/accounts/actor.ts'
import { sessionsOver } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { endOtherSessions, endOwnSession } from './queries-own.ts'

/** Ends one of the user's sessions and its live connections [REG-3]. @throws Refusal not_found */
export function endDevice(deps: Deps, member: Member, sessionId: string): Promise<void> {
  return deps.db.transaction().execute((tx) => endIn(tx, member, sessionId, deps.now()))
}

/** Ends every session of the user except the current one [REG-3]. */
export function endOtherDevices(deps: Deps, member: Member): Promise<void> {
  return deps.db.transaction().execute((tx) => endOthersIn(tx, member, deps.now()))
}

async function endIn(tx: Tx, member: Member, sessionId: string, now: Date): Promise<void> {
  const ended = await endOwnSession(tx, member.userId, sessionId, now)
  if (ended.length === 0) throw new Refusal('not_found')
  await publish(tx, sessionsOver(ended))
}

async function endOthersIn(tx: Tx, member: Member, now: Date): Promise<void> {
  await publish(tx, sessionsOver(await endOtherSessions(tx, member, now)))
}
