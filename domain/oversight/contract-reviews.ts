import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { allowed, idText, instant, keyword, ownCompany, page, pageSize, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { tradingKind } from './company-kind.ts'
import { overseenCompanyShape } from './contract-companies.ts'
import { reviewState } from './review.ts'
import { reviewDecision, reviewReason } from './review-reasons.ts'

const queued = z.object({
  perusahaan_id: z.string(),
  nama: z.string(),
  jenis: z.enum(tradingKind.names),
  kota: z.string(),
  tipe_bisnis: z.string().nullable(),
  status: z.enum(reviewState.names),
  diajukan: instant,
  tenggat: instant,
})
export type WireQueuedCompany = z.infer<typeof queued>

const queue = z.object({
  perusahaan: z.array(queued),
  total: z.number().int(),
  jumlah: z.object({
    menunggu: z.number().int(),
    perlu_perbaikan: z.number().int(),
    terverifikasi: z.number().int(),
  }),
  waktu_server: instant,
})
export type WireReviewQueue = z.infer<typeof queue>

const own = z.object({
  status: z.enum(reviewState.names),
  versi: z.number().int(),
  alasan: z.array(z.enum(reviewReason.names)),
  catatan: z.string().nullable(),
  ditangguhkan: instant.nullable(),
  alasan_penangguhan: z.string().nullable(),
  can: z.object({ kirim_lagi: allowed }),
})
export type WireOwnReview = z.infer<typeof own>

const administrator = { access: 'admin', permission: 'companies.verify' } as const
const seen = { perusahaan_id: idText, versi: version }
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
      status: z.enum(reviewState.names, { error: 'Status tidak dikenal.' }).optional(),
      keyword: keyword.optional(),
      halaman: page,
      per_halaman: pageSize,
    }),
    answer: answers(queue),
  }),
  decide: defineCall({
    path: 'admin/pembeli/periksa',
    summary:
      'Verify a company that buys or ask it for a correction with reasons; let a seller have the name and numbers it asks for, or refuse them',
    ...administrator,
    body: z.object({
      ...seen,
      keputusan: z.enum(reviewDecision.names, { error: 'Pilih salah satu keputusan.' }),
      alasan: z
        .array(z.enum(reviewReason.names, { error: 'Alasan tidak dikenal.' }))
        .max(5)
        .default([]),
      catatan: note.default(''),
    }),
    answer: answers(overseenCompanyShape),
  }),
  suspend: defineCall({
    path: 'admin/pembeli/tangguhkan',
    summary:
      'Suspend a company that buys: it reads on, but orders, negotiates and writes no more; orders that were placed go on',
    ...administrator,
    body: z.object({ ...seen, catatan: note.min(1, { error: 'Alasan harus diisi.' }) }),
    answer: answers(overseenCompanyShape),
  }),
  reopen: defineCall({
    path: 'admin/pembeli/buka',
    summary: 'Open a suspended company again',
    ...administrator,
    body: z.object({ ...seen, catatan: note.default('') }),
    answer: answers(overseenCompanyShape),
  }),
  own: defineCall({
    path: 'perusahaan/pemeriksaan',
    summary: 'What became of the review of the own company, and whether it is suspended',
    access: 'buyer',
    body: z.object({ company_id: ownCompany }),
    answer: answers(own),
  }),
  resend: defineCall({
    path: 'perusahaan/pemeriksaan/kirim',
    summary: 'Send the corrected company to be reviewed again',
    access: 'buyer',
    permission: 'company.change',
    body: z.object({ company_id: ownCompany, versi: version }),
    answer: answers(own),
  }),
}
