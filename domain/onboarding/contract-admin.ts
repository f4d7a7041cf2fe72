import { z } from 'zod'
import { answers, defineCall, defineDownload } from '../call.ts'
import { sellerType } from '../catalogue/seller-type.ts'
import { idText, instant, keyword, page, pageSize, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { applicationFile, facts } from './contract.ts'
import { applicationEvent } from './events.ts'
import { decision, decisionReason } from './reasons.ts'
import { applicationState } from './state.ts'

const queued = z.object({
  id: wire('pengajuan_id', z.string()),
  name: wire('nama', z.string()),
  city: wire('kota', z.string()),
  sellerType: wire('tipe_seller', wireWords(sellerType.names).nullable()),
  state: wire('status', wireWords(applicationState.names)),
  submittedAt: wire('diajukan', instant.nullable()),
  dueAt: wire('tenggat', instant.nullable()),
  files: wire('jumlah_dokumen', z.number().int()),
})
export type QueuedApplication = z.infer<typeof queued>

const counts = z.object({
  draft: wire('draf', z.number().int()),
  submitted: wire('diajukan', z.number().int()),
  correction: wire('perlu_perbaikan', z.number().int()),
  approved: wire('disetujui', z.number().int()),
  refused: wire('ditolak', z.number().int()),
  suspended: wire('ditangguhkan', z.number().int()),
  closed: wire('ditutup', z.number().int()),
})

const today = z.object({
  approve: wire('disetujui', z.number().int()),
  correct: wire('perbaikan', z.number().int()),
  refuse: wire('ditolak', z.number().int()),
})

const queue = z.object({
  applications: wire('pengajuan', z.array(queued)),
  total: z.number().int(),
  counts: wire('jumlah', counts),
  today: wire('hari_ini', today),
  serverTime: wire('waktu_server', instant),
})

export const check = z.object({
  name: wire(
    'periksa',
    wireWords({ npwp: 'npwp', nib: 'nib', legalName: 'nama_nib', bankHolder: 'atas_nama', licences: 'izin' }),
  ),
  value: wire('nilai', z.string().nullable()),
  fits: wire('cocok', z.boolean()),
  found: wire('keterangan', z.string()),
  differing: wire('berbeda', z.array(z.string())),
})
export type ShownCheck = z.infer<typeof check>

const entry = z.object({
  event: wire('kejadian', wireWords(applicationEvent.names)),
  at: wire('waktu', instant),
  by: wire('oleh', z.string()),
  reasons: wire('alasan', z.array(wireWords(decisionReason.names))),
  note: wire('catatan', z.string().nullable()),
})

const detail = z.object({
  id: wire('pengajuan_id', z.string()),
  version: wire('versi', z.number().int()),
  state: wire('status', wireWords(applicationState.names)),
  companyName: wire('nama', z.string()),
  address: wire('alamat', z.string()),
  phone: wire('telepon', z.string()),
  registeredAt: wire('terdaftar', instant),
  facts: wire('isian', facts),
  checks: wire('periksa', z.array(check)),
  files: wire('dokumen', z.array(applicationFile)),
  submittedAt: wire('diajukan', instant.nullable()),
  dueAt: wire('tenggat', instant.nullable()),
  /** The username of the seller it has opened. */
  shop: wire('toko', z.string().nullable()),
  history: wire('riwayat', z.array(entry)),
  can: z.object({
    approve: wire('setujui', allowed),
    correct: wire('perbaikan', allowed),
    refuse: wire('tolak', allowed),
    suspend: wire('tangguhkan', allowed),
    reopen: wire('buka', allowed),
  }),
})
/** An application as an administrator sees it [ADM-2]. */
export type Verification = z.infer<typeof detail>

const administrator = { access: 'admin', permission: 'companies.verify' } as const
// one of each kind, and of licences ten
const MOST_DOCUMENTS = 14
const expected = { id: wire('pengajuan_id', idText), version: wire('versi', version) }
const note = z
  .string({ error: 'Catatan tidak sesuai.' })
  .trim()
  .max(LONGEST.decisionNote, { error: `Catatan paling panjang ${LONGEST.decisionNote} karakter.` })

/** Companies that come in as sellers, as the administrator sees and decides them [ADM-2]. */
export const verificationCalls = {
  queue: defineCall({
    path: 'admin/perusahaan/daftar',
    summary: 'Applications to sell: what waits by its deadline, all others the latest first',
    ...administrator,
    body: z.object({
      state: wire('status', wireWords(applicationState.names).optional()),
      keyword: keyword.optional(),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(queue),
  }),
  detail: defineCall({
    path: 'admin/perusahaan/detail',
    summary: 'An application with what was checked, its documents and its history',
    ...administrator,
    body: z.object({ id: wire('pengajuan_id', idText) }),
    answer: answers(detail),
  }),
  file: defineDownload({
    path: 'admin/perusahaan/berkas',
    summary: 'The file of a document of an application; that it was opened is audited',
    ...administrator,
    body: z.object({ documentId: wire('dokumen_id', idText) }),
  }),
  decide: defineCall({
    path: 'admin/perusahaan/putuskan',
    summary: 'Approve an application, which opens the shop, send it back for correction, or refuse it',
    ...administrator,
    body: z.object({
      ...expected,
      decision: wire('keputusan', wireWords(decision.names, { error: 'Pilih salah satu keputusan.' })),
      reasons: wire(
        'alasan',
        z
          .array(wireWords(decisionReason.names, { error: 'Alasan tidak dikenal.' }))
          .max(8)
          .default([]),
      ),
      note: wire('catatan', note.default('')),
      /** The documents that the approving administrator has read; all of them. */
      readDocuments: wire('dokumen_dibaca', z.array(idText).max(MOST_DOCUMENTS).default([])),
    }),
    answer: answers(detail),
  }),
  suspend: defineCall({
    path: 'admin/perusahaan/tangguhkan',
    summary:
      'Close a shop until it is reopened: its products are sold no longer, its negotiations end, its orders go on',
    ...administrator,
    body: z.object({ ...expected, note: wire('catatan', note.min(1, { error: 'Alasan harus diisi.' })) }),
    answer: answers(detail),
  }),
  reopen: defineCall({
    path: 'admin/perusahaan/buka',
    summary: 'Open a suspended shop again: what was sold when it closed is sold again',
    ...administrator,
    body: z.object({ ...expected, note: wire('catatan', note.default('')) }),
    answer: answers(detail),
  }),
}
