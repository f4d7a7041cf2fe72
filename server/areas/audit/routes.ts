import type { auditCalls } from '#domain/audit/contract.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { exportAudit } from './export-audit.ts'
import { type AuditParams, auditView, listAudit } from './list-audit.ts'

const calls = contract.audit

/** The audit log, for administrators [ADM-6]. */
export const auditRoutes: Route[] = [
  route(calls.list, async (deps, _administrator, { page, perPage, before, ...body }) => {
    const { rows, names, ...list } = await listAudit(deps, readParams(body), { page, perPage, before })
    return { data: { entries: rows.map((row) => auditView(row, names)), ...list } }
  }),
  route(calls.download, (deps, administrator, body) => exportAudit(deps, administrator, readParams(body))),
]

function readParams({ keyword, act, from, until }: ReadBodyOf<typeof auditCalls.download>): AuditParams {
  return { keyword: keyword ?? '', act, from, until }
}
