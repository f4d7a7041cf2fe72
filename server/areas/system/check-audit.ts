import type { Administrator } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { checkChain } from '#server/platform/audit/check-chain.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { findUnfinished } from '#server/platform/jobs/find-unfinished.ts'
import { findFarthestHead, insertCheck } from './queries-audit-checks.ts'

/** Has the audit log checked now by a job; one that waits or runs is enough [ADM-6, ADM-7]. */
export function orderAuditCheck(deps: Deps, administrator: Administrator): Promise<void> {
  return deps.db.transaction().execute((tx) => orderIn(tx, administrator, deps.now()))
}

async function orderIn(tx: Tx, administrator: Administrator, now: Date): Promise<void> {
  await audit(tx, administrator, { act: 'audit.check', thing: { id: 'audit' } }, now)
  if (!(await isChecking(tx))) await enqueue(tx, 'system/check-audit', {})
}

/** Whether a check waits or runs. */
export async function isChecking(db: Deps['db'] | Tx): Promise<boolean> {
  return (await findUnfinished(db, ['system/check-audit'])).length > 0
}

/** Reads the whole audit log, and keeps what was found with the end of the log, for the next check [ADM-6]. */
export async function checkAudit({ db, now }: Deps): Promise<void> {
  const found = await checkChain(db, await findFarthestHead(db))
  await db.transaction().execute((tx) => insertCheck(tx, found, now()))
}
