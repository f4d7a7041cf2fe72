import { Readable } from 'node:stream'
import type { Administrator } from '#domain/accounts/actor.ts'
import { auditAct, auditSentence } from '#domain/audit/acts.ts'
import type { AuditEntry } from '#domain/audit/contract.ts'
import { businessDay } from '#domain/business-day.ts'
import { csvLine } from '#domain/files/csv.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { type AuditParams, auditView, findNames } from './list-audit.ts'
import { findAudited } from './queries.ts'

const AT_ONCE = 500
// spreadsheets take a file without it for one in another alphabet
const BYTE_ORDER_MARK = '\uFEFF'
const HEAD = [
  'Nomor',
  'Waktu (UTC)',
  'Oleh',
  'Perusahaan',
  'Peran',
  'Kode',
  'Tindakan',
  'Benda',
  'Kode benda',
  'Perubahan',
  'Jaringan',
  'Perangkat',
]

/** The audit log as a CSV file, read while it is sent; that it was taken is audited [ADM-6]. */
export async function exportAudit(deps: Deps, administrator: Administrator, params: AuditParams): Promise<FileAnswer> {
  const now = deps.now()
  const { keyword, act, from, until } = params
  const after = { keyword, act: act ?? null, from: from ?? null, until: until ?? null }
  await deps.db
    .transaction()
    .execute((tx) => audit(tx, administrator, { act: 'audit.export', thing: { id: 'audit' }, after }, now))
  return { name: `audit-${businessDay(now)}.csv`, kind: 'csv', content: Readable.from(chunks(deps.db, params)) }
}

async function* chunks(db: Db, params: AuditParams): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEAD)
  for (let before: string | undefined; ; ) {
    const rows = await findAudited(db, params, { before, limit: AT_ONCE, offset: 0 })
    const names = await findNames(db, rows)
    yield rows.map((row) => lineOf(auditView(row, names))).join('')
    before = rows.at(-1)?.id
    if (rows.length < AT_ONCE) return
  }
}

function lineOf(entry: AuditEntry): string {
  const { position, at, by, company, role, act, thing, thingId, network, device, changes } = entry
  const changed = changes.map(({ name, before, after }) => `${name}: ${before ?? '–'} → ${after ?? '–'}`).join('; ')
  const what = [auditAct.encode(act), auditSentence(act), thing, thingId, changed]
  return csvLine([position, at, by ?? 'Sistem', company, role, ...what, network, device])
}
