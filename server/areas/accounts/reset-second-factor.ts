import { sessionsOver } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { lockAccountOf } from './queries-own.ts'
import { endSessionsBut } from './queries-resets.ts'
import { deleteSecondFactor } from './queries-second-factor.ts'

/**
 * Lets an administrator who has lost authenticator and recovery codes set up anew; whoever asks has the database in their
 * hands. All their sessions end [ADM-1].
 * @throws Refusal second_factor_missing
 */
export async function resetSecondFactor(deps: Pick<Deps, 'db' | 'now'>, email: string): Promise<void> {
  await deps.db.transaction().execute((tx) => resetIn(tx, email, deps.now()))
}

async function resetIn(tx: Tx, email: string, now: Date): Promise<void> {
  const account = await lockAccountOf(tx, email)
  if (!account || !(await deleteSecondFactor(tx, account.userId))) throw new Refusal('second_factor_missing')
  await publish(tx, sessionsOver(await endSessionsBut(tx, account.userId, null, now)))
  await audit(tx, null, { act: 'second_factor.reset', thing: { id: account.userId } }, now)
  await enqueue(tx, 'accounts/tell-second-factor', { userId: account.userId, done: 'reset' })
}
