import { type EnglishOf, list, nullable, record } from '../codec.ts'
import { auditFault } from './audit-fault.ts'
import type { WireAuditCheck, WireFailedJob, WireQueue, WireSlowCall, WireSystem } from './contract.ts'

const queue = record<WireQueue>()({
  name: 'nama',
  waiting: 'menunggu',
  running: 'berjalan',
  retrying: 'dicoba_lagi',
})

const failedJob = record<WireFailedJob>()({
  id: 'pekerjaan_id',
  queue: 'antrean',
  at: 'waktu',
  attempts: 'percobaan',
  fault: 'galat',
  isMail: 'email',
})
export type FailedJob = EnglishOf<typeof failedJob>

const slowCall = record<WireSlowCall>()({ route: 'alamat', count: 'jumlah', meanMs: 'rata_ms', p99Ms: 'p99_ms' })
export type SlowCall = EnglishOf<typeof slowCall>

const versions = record<WireSystem['versi']>()({
  application: 'aplikasi',
  node: 'node',
  postgresql: 'postgresql',
  migration: 'migrasi',
})

const auditCheck = record<WireAuditCheck>()({
  at: 'waktu',
  intact: 'utuh',
  broken: [
    'rusak',
    nullable(record<NonNullable<WireAuditCheck['rusak']>>()({ position: 'posisi', why: ['sebab', auditFault] })),
  ],
  checking: 'memeriksa',
})
export type AuditCheck = EnglishOf<typeof auditCheck>

export const system = record<WireSystem>()({
  versions: ['versi', versions],
  queues: ['antrean', list(queue)],
  failed: ['gagal', list(failedJob)],
  failedCount: 'jumlah_gagal',
  failedMailCount: 'jumlah_email_gagal',
  connections: 'koneksi',
  calls: ['panggilan', list(slowCall)],
  audit: ['audit', auditCheck],
})
export type System = EnglishOf<typeof system>
