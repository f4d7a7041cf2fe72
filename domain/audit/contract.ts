import { z } from 'zod'
import { answers, defineCall, defineDownload } from '../call.ts'
import { day, instant, keyword, page, pageSize } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { auditAct } from './acts.ts'

const change = z.object({
  name: wire('nama', z.string()),
  before: wire('sebelum', z.string().nullable()),
  after: wire('sesudah', z.string().nullable()),
})

const entry = z.object({
  id: wire('audit_id', z.string()),
  /** Its place in the chain. */
  position: wire('nomor', z.string()),
  at: wire('waktu', instant),
  act: wire('tindakan', wireWords(auditAct.names)),
  /** Null: the application itself. */
  by: wire('oleh', z.string().nullable()),
  company: wire('perusahaan', z.string().nullable()),
  role: wire('peran', z.string().nullable()),
  network: wire('jaringan', z.string().nullable()),
  device: wire('perangkat', z.string().nullable()),
  /** Its name then; of a person, the present name. */
  thing: wire('benda', z.string().nullable()),
  thingId: wire('benda_id', z.string()),
  changes: wire('perubahan', z.array(change)),
})
export type AuditEntry = z.infer<typeof entry>

const audit = z.object({
  entries: wire('audit', z.array(entry)),
  /** Counted up to 10,000; one more: there are more than that. */
  total: z.number().int(),
  /** The last of them where there are older ones: `sebelum` of the next page. */
  next: wire('lanjut', z.string().nullable()),
})

const params = {
  /** A person, a company, a thing, its id, or a network. */
  keyword: wire('cari', keyword.optional()),
  act: wire('tindakan', wireWords(auditAct.names, { error: 'Tindakan tidak dikenal.' }).optional()),
  /** The first and the last day in Asia/Jakarta, both included. */
  from: wire('dari', day.optional()),
  until: wire('sampai', day.optional()),
}
const days = {
  test: ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
    !from || !until || from <= until,
  fault: { path: ['until'], error: 'Tanggal akhir tidak boleh sebelum tanggal awal.' },
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
        page: wire('halaman', page),
        perPage: wire('per_halaman', pageSize),
        ...params,
        before: wire(
          'sebelum',
          z
            .string()
            .regex(/^[1-9]\d{0,17}$/, { error: 'Kode audit tidak valid.' })
            .optional(),
        ),
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
    body: z.object(params).refine(days.test, days.fault),
  }),
}
