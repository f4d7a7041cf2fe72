import { sql } from 'kysely'
import type { AuditAct } from '#domain/audit/acts.ts'
import type { Facts } from '#domain/audit/what-changed.ts'
import { dayAfter, startOfDay } from '#domain/business-day.ts'
import { MOST_AUDITED } from '#domain/limits.ts'
import { people } from '#server/areas/accounts/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { auditLog } from '#server/platform/audit/queries.ts'
import type { Db } from '#server/platform/database.ts'
import { containing } from '#server/platform/sql-input.ts'
import type { AuditParams } from './list-audit.ts'

export interface AuditRow {
  id: string
  position: string
  at: Date
  act: AuditAct
  userId: string | null
  companyId: string | null
  role: string | null
  network: string | null
  device: string | null
  thingId: string
  thingName: string | null
  before: Facts | null
  after: Facts | null
}

/** Entries, newest first; only those after `before` in this order if it is given. */
export async function findAudited(
  db: Db,
  params: AuditParams,
  { before, limit, offset }: { before: string | undefined; limit: number; offset: number },
): Promise<AuditRow[]> {
  return matching(db, params)
    .selectAll()
    .$if(before !== undefined, (query) =>
      query.where(
        ({ refTuple, selectFrom }) =>
          sql<boolean>`${refTuple('e.at', 'e.id')} < ${selectFrom(auditLog.as('last'))
            .select(['last.at', 'last.id'])
            .where('last.id', '=', before ?? '')}`,
      ),
    )
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many there are, up to one more than are counted: the log is never deleted from. */
export async function countAudited(db: Db, params: AuditParams): Promise<number> {
  const counted = matching(db, params)
    .select('e.id')
    .limit(MOST_AUDITED + 1)
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function matching(db: Db, { keyword, act, from, until }: AuditParams) {
  const like = containing(keyword) ?? ''
  return db
    .selectFrom(auditLog.as('e'))
    .$if(act !== undefined, (query) => query.where('e.act', '=', act as AuditAct))
    .$if(from !== undefined, (query) => query.where('e.at', '>=', startOfDay(from ?? '')))
    .$if(until !== undefined, (query) => query.where('e.at', '<', startOfDay(dayAfter(until ?? ''))))
    .$if(keyword !== '', (query) =>
      query.where((where) =>
        where.or([
          where('e.thingId', '=', keyword),
          where('e.network', '=', keyword),
          where('e.thingName', 'ilike', like),
          where(
            'e.companyId',
            'in',
            where.selectFrom(companyFacts.as('company')).select('company.id').where('company.name', 'ilike', like),
          ),
          where(
            'e.userId',
            'in',
            where.selectFrom(people.as('person')).select('person.id').where('person.name', 'ilike', like),
          ),
        ]),
      ),
    )
}
