import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { idText, instant } from '../fields.ts'
import { auditFault } from './audit-fault.ts'

const queue = z.object({
  nama: z.string(),
  menunggu: z.number().int(),
  berjalan: z.number().int(),
  /** Failed before, and will be tried again. */
  dicoba_lagi: z.number().int(),
})
export type WireQueue = z.infer<typeof queue>

const failedJob = z.object({
  pekerjaan_id: z.string(),
  antrean: z.string(),
  waktu: instant,
  percobaan: z.number().int(),
  /** What went wrong, without addresses. */
  galat: z.string(),
  /** Whether a mail was not delivered because of it. */
  email: z.boolean(),
})
export type WireFailedJob = z.infer<typeof failedJob>

const slowCall = z.object({
  alamat: z.string(),
  jumlah: z.number().int(),
  rata_ms: z.number().int(),
  /** 99 of 100 took at most about so long; null: longer than is measured. */
  p99_ms: z.number().int().nullable(),
})
export type WireSlowCall = z.infer<typeof slowCall>

const auditCheck = z.object({
  /** Of the last one; null: none yet. */
  waktu: instant.nullable(),
  /** Entries that are as they were written, from the first one on. */
  utuh: z.number().int(),
  /** The first thing that is not. */
  rusak: z.object({ posisi: z.number().int(), sebab: z.enum(auditFault.names) }).nullable(),
  /** Whether another check waits or runs. */
  memeriksa: z.boolean(),
})
export type WireAuditCheck = z.infer<typeof auditCheck>

const system = z.object({
  versi: z.object({ aplikasi: z.string(), node: z.string(), postgresql: z.string(), migrasi: z.string() }),
  antrean: z.array(queue),
  /** The latest 50, newest first. */
  gagal: z.array(failedJob),
  jumlah_gagal: z.number().int(),
  jumlah_email_gagal: z.number().int(),
  /** Browsers connected to this process. */
  koneksi: z.number().int(),
  /** Of this process, the slowest first. */
  panggilan: z.array(slowCall),
  audit: auditCheck,
})
export type WireSystem = z.infer<typeof system>

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
    body: z.object({ pekerjaan_id: idText }),
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
