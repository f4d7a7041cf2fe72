import type { Administrator } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { retryDeadLetter } from '#server/platform/jobs/dead-letters.ts'

/** Runs a job again that failed for good [ADM-7]. @throws Refusal not_found when somebody else already does */
export async function retryJob(deps: Deps, administrator: Administrator, id: string): Promise<void> {
  await deps.db.transaction().execute((tx) => retryIn(tx, administrator, id, deps.now()))
}

async function retryIn(tx: Tx, administrator: Administrator, id: string, now: Date): Promise<void> {
  const queue = await retryDeadLetter(tx, id)
  if (!queue) throw new Refusal('not_found', { field: 'id' })
  await audit(tx, administrator, { act: 'job.retry', thing: { id, name: queue } }, now)
}
