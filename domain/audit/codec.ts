import { type EnglishOf, list, record } from '../codec.ts'
import { auditAct } from './acts.ts'
import type { WireAudit, WireAuditChange, WireAuditEntry } from './contract.ts'

const change = record<WireAuditChange>()({ name: 'nama', before: 'sebelum', after: 'sesudah' })

const entry = record<WireAuditEntry>()({
  id: 'audit_id',
  position: 'nomor',
  at: 'waktu',
  act: ['tindakan', auditAct],
  by: 'oleh',
  company: 'perusahaan',
  role: 'peran',
  network: 'jaringan',
  device: 'perangkat',
  thing: 'benda',
  thingId: 'benda_id',
  changes: ['perubahan', list(change)],
})
export type AuditEntry = EnglishOf<typeof entry>

export const auditPage = record<WireAudit>()({ entries: ['audit', list(entry)], total: 'total', next: 'lanjut' })
