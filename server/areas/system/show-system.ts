import type { Administrator } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { System } from '#domain/system/contract.ts'
import { withoutAddresses } from '#domain/system/without-addresses.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { checkChain } from '#server/platform/audit/check-chain.ts'
import { findVersions } from '#server/platform/database/versions.ts'
import type { Tx } from '#server/platform/database.ts'
import { slowCalls } from '#server/platform/http/metrics.ts'
import { countJobs, findDeadLetters, retryDeadLetter } from '#server/platform/jobs/dead-letters.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { findUnfinished } from '#server/platform/jobs/find-unfinished.ts'
import { isMailing } from '#server/platform/jobs/job-map.ts'
import { connectedBrowsers } from '#server/platform/live/connected.ts'
import { findFarthestHead, findLastCheck, insertCheck } from './queries-audit-checks.ts'

const MOST_FAILED = 50
const MOST_CALLS = 10

/** How the platform runs, as far as the database and this process know; no secret, no data of jobs [ADM-7]. */
export async function showSystem({ db }: Deps): Promise<System> {
  const queues = await countJobs(db)
  const { letters, counts } = await findDeadLetters(db, MOST_FAILED)
  const check = await findLastCheck(db)
  const sumOf = (some: typeof counts) => some.reduce((sum, { count }) => sum + count, 0)
  return {
    versions: await findVersions(db),
    queues,
    failed: letters.map(({ at, fault, ...letter }) => ({
      ...letter,
      at: at.toISOString(),
      fault: withoutAddresses(fault),
      isMail: isMailing(letter.queue),
    })),
    failedCount: sumOf(counts),
    failedMailCount: sumOf(counts.filter(({ queue }) => isMailing(queue))),
    connections: await connectedBrowsers(),
    calls: await slowCalls(MOST_CALLS),
    audit: {
      at: check?.at.toISOString() ?? null,
      intact: check?.intact ?? 0,
      broken: check?.broken ?? null,
      checking: await isChecking(db),
    },
  }
}

/** Runs a job again that failed for good [ADM-7]. @throws Refusal not_found when somebody else already does */
export async function retryJob(deps: Deps, administrator: Administrator, id: string): Promise<void> {
  await deps.db.transaction().execute((tx) => retryIn(tx, administrator, id, deps.now()))
}

async function retryIn(tx: Tx, administrator: Administrator, id: string, now: Date): Promise<void> {
  const queue = await retryDeadLetter(tx, id)
  if (!queue) throw new Refusal('not_found', { field: 'id' })
  await audit(tx, administrator, { act: 'job.retry', thing: { id, name: queue } }, now)
}

/** Has the audit log checked now by a job; one that waits or runs is enough [ADM-6, ADM-7]. */
export function orderAuditCheck(deps: Deps, administrator: Administrator): Promise<void> {
  return deps.db.transaction().execute((tx) => orderIn(tx, administrator, deps.now()))
}

async function orderIn(tx: Tx, administrator: Administrator, now: Date): Promise<void> {
  await audit(tx, administrator, { act: 'audit.check', thing: { id: 'audit' } }, now)
  if (!(await isChecking(tx))) await enqueue(tx, 'system/check-audit', {})
}

/** Whether a check waits or runs. */
async function isChecking(db: Deps['db'] | Tx): Promise<boolean> {
  return (await findUnfinished(db, ['system/check-audit'])).length > 0
}

/** Reads the whole audit log, and keeps what was found with the end of the log, for the next check [ADM-6]. */
export async function checkAudit({ db, now }: Deps): Promise<void> {
  const found = await checkChain(db, await findFarthestHead(db))
  await db.transaction().execute((tx) => insertCheck(tx, found, now()))
}
