import type { AuditAct } from '#domain/audit/acts.ts'
import type { Facts } from '#domain/audit/what-changed.ts'
import { people } from '#server/areas/accounts/public.ts'
import { auditLog } from '#server/platform/audit/queries.ts'
import type { Db } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/given.ts'

export interface PastActRow {
  at: Date
  act: AuditAct
  by: string | null
  after: Facts | null
}

// the audit itself has all of them
const MOST_ACTS = 30

/** What administrators did with these things, the latest first [ADM-6]. */
export async function findActsOn(db: Db, things: readonly string[]): Promise<PastActRow[]> {
  return db
    .selectFrom(auditLog.as('e'))
    .leftJoin(people.as('doer'), 'doer.id', 'e.userId')
    .select(['e.at', 'e.act', 'doer.name as by', 'e.after'])
    .where('e.thingId', '=', anyOf(things))
    .where('e.role', '=', 'administrator')
    .orderBy('e.id', 'desc')
    .limit(MOST_ACTS)
    .execute()
}
