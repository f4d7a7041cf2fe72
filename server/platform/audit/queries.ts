import { expressionBuilder, sql } from 'kysely'
import type { AuditAct } from '#domain/audit/acts.ts'
import type { Facts } from '#domain/audit/what-changed.ts'
import type { DB } from '../database.generated.ts'

/** The audit log as areas may read it. */
export const auditLog = expressionBuilder<DB>()
  .selectFrom('audit_entries')
  .innerJoin('audit_links', (join) =>
    join
      .onRef('audit_links.entry_id', '=', 'audit_entries.id')
      // a search by link needs one partition
      .onRef('audit_links.entry_at', '=', 'audit_entries.at'),
  )
  .select([
    'id',
    'position',
    'at',
    sql<AuditAct>`act`.as('act'),
    'user_id as userId',
    'company_id as companyId',
    'role',
    'network',
    'device',
    'thing_kind as thingKind',
    'thing_id as thingId',
    'thing_name as thingName',
    sql<Facts | null>`before`.as('before'),
    sql<Facts | null>`after`.as('after'),
  ])
