import { query } from '#web/lib/api/query.ts'
import { type AuditFilter, listBody } from './audit-filter.ts'

/** A page of the audit log. */
export const auditQuery = (filter: AuditFilter) => query({ call: 'admin/audit/daftar', body: listBody(filter) })
