import { z } from 'zod'
import { answers, defineCall, defineDownload } from '../call.ts'
import { day, instant, keyword, page, pageSize } from '../fields.ts'
import { auditAct } from './acts.ts'

const change = z.object({ nama: z.string(), sebelum: z.string().nullable(), sesudah: z.string().nullable() })
export type WireAuditChange = z.infer<typeof change>

const entry = z.object({
  audit_id: z.string(),
  /** Its place in the chain. */
  nomor: z.string(),
  waktu: instant,
  tindakan: z.enum(auditAct.names),
  /** Null: the application itself. */
  oleh: z.string().nullable(),
  perusahaan: z.string().nullable(),
  peran: z.string().nullable(),
  jaringan: z.string().nullable(),
  perangkat: z.string().nullable(),
  /** What it was called then; of a person, what they are called now. */
  benda: z.string().nullable(),
  benda_id: z.string(),
  perubahan: z.array(change),
})
export type WireAuditEntry = z.infer<typeof entry>

const audit = z.object({
  audit: z.array(entry),
  /** Counted up to 10,000; one more: there are more than that. */
  total: z.number().int(),
  /** The last of them where there are older ones: `sebelum` of the next page. */
  lanjut: z.string().nullable(),
})
export type WireAudit = z.infer<typeof audit>

const wanted = {
  /** A person, a company, a thing, its id, or a network. */
  cari: keyword.optional(),
  tindakan: z.enum(auditAct.names, { error: 'Tindakan tidak dikenal.' }).optional(),
  /** The first and the last day in Asia/Jakarta, both included. */
  dari: day.optional(),
  sampai: day.optional(),
}
const days = {
  test: ({ dari, sampai }: { dari?: string | undefined; sampai?: string | undefined }) =>
    !dari || !sampai || dari <= sampai,
  fault: { path: ['sampai'], error: 'Tanggal akhir tidak boleh sebelum tanggal awal.' },
}

const reader = { access: 'admin', permission: 'audit.read' } as const

/** Who did what [ADM-6]. */
export const auditCalls = {
  list: defineCall({
    path: 'admin/audit/daftar',
    summary: 'The audit log, newest first; `sebelum` leads on from an entry whatever is written meanwhile',
    ...reader,
    body: z
      .object({
        halaman: page,
        per_halaman: pageSize,
        ...wanted,
        sebelum: z
          .string()
          .regex(/^[1-9]\d{0,17}$/, { error: 'Kode audit tidak valid.' })
          .optional(),
      })
      .refine(days.test, days.fault),
    answer: answers(audit),
  }),
  download: defineDownload({
    path: 'admin/audit/unduh',
    summary: 'The same as a CSV file; that it was taken is audited too',
    ...reader,
    limit: { max: 10, seconds: 60 },
    limitByPerson: { max: 10, seconds: 60 },
    body: z.object(wanted).refine(days.test, days.fault),
  }),
}
