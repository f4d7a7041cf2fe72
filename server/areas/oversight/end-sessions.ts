import type { Administrator } from '#domain/accounts/actor.ts'
import { sessionsOver } from '#domain/live.ts'
import { mayEndSessions } from '#domain/oversight/person.ts'
import { Refusal } from '#domain/refusal.ts'
import { endSessionsBut } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { lockOverseen } from './lock-person.ts'

/**
 * Ends every session of somebody and its live connections; they are told by mail, and may sign in again [ADMIN-1].
 * @throws Refusal person_not_found | person_act_not_allowed
 */
export async function endSessionsOf(deps: Deps, administrator: Administrator, userId: string): Promise<void> {
  await deps.db.transaction().execute((tx) => endIn(tx, administrator, userId, deps.now()))
}

async function endIn(tx: Tx, administrator: Administrator, userId: string, now: Date): Promise<void> {
  const person = await lockOverseen(tx, userId, now)
  const { reason } = mayEndSessions(person, administrator)
  if (reason !== null) throw new Refusal('person_act_not_allowed', { words: { reason } })
  await publish(tx, sessionsOver(await endSessionsBut(tx, person.userId, null, now)))
  const after = { sessions: person.sessions }
  await audit(tx, administrator, { act: 'person.end-sessions', thing: { id: person.userId }, after }, now)
  await enqueue(tx, 'accounts/tell-overseen', { userId: person.userId, done: 'sessions_ended' })
}
