import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { idText, instant, keyword, ownCompany, page, pageSize, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { tradingKind } from './company-kind.ts'
import { overseenCompanyShape } from './contract-companies.ts'
import { reviewState } from './review.ts'
import { reviewDecision, reviewReason } from './review-reasons.ts'

const queued = z.object({
  id: wire('perusahaan_id', z.string()),
  name: wire('nama', z.string()),
  kind: wire('jenis', wireWords(tradingKind.names)),
  city: wire('kota', z.string()),
  businessType: wire('tipe_bisnis', z.string().nullable()),
  state: wire('status', wireWords(reviewState.names)),
  requestedAt: wire('diajukan', instant),
  dueAt: wire('tenggat', instant),
})
export type QueuedCompany = z.infer<typeof queued>

const queue = z.object({
  companies: wire('perusahaan', z.array(queued)),
  total: z.number().int(),
  counts: wire(
    'jumlah',
    z.object({
      waiting: wire('menunggu', z.number().int()),
      correction: wire('perlu_perbaikan', z.number().int()),
      verified: wire('terverifikasi', z.number().int()),
    }),
  ),
  serverTime: wire('waktu_server', instant),
})

const own = z.object({
  state: wire('status', wireWords(reviewState.names)),
  version: wire('versi', z.number().int()),
  reasons: wire('alasan', z.array(wireWords(reviewReason.names))),
  note: wire('catatan', z.string().nullable()),
  suspendedAt: wire('ditangguhkan', instant.nullable()),
  suspensionReason: wire('alasan_penangguhan', z.string().nullable()),
  can: z.object({ resend: wire('kirim_lagi', allowed) }),
})
/** A company's own review. */
export type OwnReview = z.infer<typeof own>

const administrator = { access: 'admin', permission: 'companies.verify' } as const
const expected = { companyId: wire('perusahaan_id', idText), version: wire('versi', version) }
const note = z
  .string({ error: 'Catatan tidak sesuai.' })
  .trim()
  .max(LONGEST.decisionNote, { error: `Catatan paling panjang ${LONGEST.decisionNote} karakter.` })

/** Companies that buy, and sellers that ask for another name or number, as administrators review and suspend them, and as they see that themselves [ADM-2]. */
export const reviewCalls = {
  queue: defineCall({
    path: 'admin/pembeli/daftar',
    summary:
      'Companies that buy, and sellers that ask for another name or number: those that wait by their deadline, all others the latest first',
    ...administrator,
    body: z.object({
      state: wire('status', wireWords(reviewState.names, { error: 'Status tidak dikenal.' }).optional()),
      keyword: keyword.optional(),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(queue),
  }),
  decide: defineCall({
    path: 'admin/pembeli/periksa',
    summary:
      'Verify a company that buys or ask it for a correction with reasons; let a seller have the name and numbers it asks for, or refuse them',
    ...administrator,
    body: z.object({
      ...expected,
      decision: wire('keputusan', wireWords(reviewDecision.names, { error: 'Pilih salah satu keputusan.' })),
      reasons: wire(
        'alasan',
        z
          .array(wireWords(reviewReason.names, { error: 'Alasan tidak dikenal.' }))
          .max(5)
          .default([]),
      ),
      note: wire('catatan', note.default('')),
    }),
    answer: answers(overseenCompanyShape),
  }),
  suspend: defineCall({
    path: 'admin/pembeli/tangguhkan',
    summary:
      'Suspend a company that buys: it reads on, but orders, negotiates and writes no more; orders that were placed go on',
    ...administrator,
    body: z.object({ ...expected, note: wire('catatan', note.min(1, { error: 'Alasan harus diisi.' })) }),
    answer: answers(overseenCompanyShape),
  }),
  reopen: defineCall({
    path: 'admin/pembeli/buka',
    summary: 'Open a suspended company again',
    ...administrator,
    body: z.object({ ...expected, note: wire('catatan', note.default('')) }),
    answer: answers(overseenCompanyShape),
  }),
  own: defineCall({
    path: 'perusahaan/pemeriksaan',
    summary: 'What became of the review of the own company, and whether it is suspended',
    access: 'buyer',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(own),
  }),
  resend: defineCall({
    path: 'perusahaan/pemeriksaan/kirim',
    summary: 'Send the corrected company to be reviewed again',
    access: 'buyer',
    permission: 'company.change',
    body: z.object({ companyId: wire('company_id', ownCompany), version: wire('versi', version) }),
    answer: answers(own),
  }),
}
