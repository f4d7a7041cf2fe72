import { z } from 'zod'
import { answers, defineCall, done } from '#domain/call.ts'
import { idText, instant } from '#domain/fields.ts'
import { wire, wireWords } from '#domain/wire.ts'
import { words } from '#domain/words.ts'

/** The faults of an entry of the audit log, with their wire names [ADM-6]. */
const auditFault = words({
  changed: 'diubah',
  missing: 'hilang',
  unlinked: 'tidak_tersambung',
  not_the_head: 'bukan_ujung',
})

const queue = z.object({
  name: wire('nama', z.string()),
  waiting: wire('menunggu', z.number().int()),
  running: wire('berjalan', z.number().int()),
  /** Failed before, and will be tried again. */
  retrying: wire('dicoba_lagi', z.number().int()),
})

const failedJob = z.object({
  id: wire('pekerjaan_id', z.string()),
  queue: wire('antrean', z.string()),
  at: wire('waktu', instant),
  attempts: wire('percobaan', z.number().int()),
  /** The fault, without addresses. */
  fault: wire('galat', z.string()),
  /** Whether a mail was not delivered because of it. */
  isMail: wire('email', z.boolean()),
})
export type FailedJob = z.infer<typeof failedJob>

const slowCall = z.object({
  route: wire('alamat', z.string()),
  count: wire('jumlah', z.number().int()),
  meanMs: wire('rata_ms', z.number().int()),
  /** 99 of 100 took at most about so long; null: longer than is measured. */
  p99Ms: wire('p99_ms', z.number().int().nullable()),
})
export type SlowCall = z.infer<typeof slowCall>

const auditCheck = z.object({
  /** Of the last one; null: none yet. */
  at: wire('waktu', instant.nullable()),
  /** Entries that are as they were written, from the first one on. */
  intact: wire('utuh', z.number().int()),
  /** The first thing that is not. */
  broken: wire(
    'rusak',
    z
      .object({ position: wire('posisi', z.number().int()), why: wire('sebab', wireWords(auditFault.names)) })
      .nullable(),
  ),
  /** Whether another check waits or runs. */
  checking: wire('memeriksa', z.boolean()),
})
export type AuditCheck = z.infer<typeof auditCheck>

const system = z.object({
  versions: wire(
    'versi',
    z.object({
      application: wire('aplikasi', z.string()),
      node: z.string(),
      postgresql: z.string(),
      migration: wire('migrasi', z.string()),
    }),
  ),
  queues: wire('antrean', z.array(queue)),
  /** The latest 50, newest first. */
  failed: wire('gagal', z.array(failedJob)),
  failedCount: wire('jumlah_gagal', z.number().int()),
  failedMailCount: wire('jumlah_email_gagal', z.number().int()),
  /** Browsers connected to this process. */
  connections: wire('koneksi', z.number().int()),
  /** Of this process, the slowest first. */
  calls: wire('panggilan', z.array(slowCall)),
  audit: auditCheck,
})
export type System = z.infer<typeof system>

const keeper = { access: 'admin', permission: 'system.manage' } as const

/** How the platform runs [ADM-7]. */
export const systemCalls = {
  show: defineCall({
    path: 'admin/sistem',
    summary: 'Jobs and those that failed for good, connections and slow calls of this process, versions; no secret',
    ...keeper,
    body: z.object({}),
    answer: answers(system),
  }),
  retry: defineCall({
    path: 'admin/sistem/pekerjaan/ulangi',
    summary: 'Runs a job again that failed for good',
    ...keeper,
    body: z.object({ id: wire('pekerjaan_id', idText) }),
    answer: done,
  }),
  checkAudit: defineCall({
    path: 'admin/sistem/audit/periksa',
    summary: 'Has the whole audit log checked by a job; admin/sistem tells what it found',
    ...keeper,
    limit: { max: 10, seconds: 60 },
    body: z.object({}),
    answer: done,
  }),
}
