import { z } from 'zod'
import { answers, defineCall, defineDownload } from '../call.ts'
import { instant, page, pageSize } from '../fields.ts'
import { wire } from '../wire.ts'
import { versionId } from './contract.ts'

const chosen = z.object({
  id: z.number().int(),
  label: wire('nama', z.string()),
  count: wire('jumlah', z.number().int()),
})

const counted = z.object({
  id: wire('versi_id', z.number().int()),
  /** Versions with one number ask the same question. */
  question: wire('pertanyaan_ke', z.number().int()),
  validFrom: wire('berlaku_sejak', z.string()),
  title: wire('pertanyaan', z.string()),
  /** Options with one id are the same in all versions. */
  options: wire('pilihan', z.array(chosen)),
})
export type CountedVersion = z.infer<typeof counted>

const submitted = z.object({
  companyId: wire('perusahaan_id', z.string()),
  companyName: wire('perusahaan', z.string()),
  /** The version that was asked. */
  versionId: wire('versi_id', z.number().int()),
  /** In the words of that version. */
  option: wire('pilihan', z.string()),
  /** The words of 'Lainnya'. */
  otherText: wire('keterangan', z.string().nullable()),
  at: wire('waktu', instant),
})
export type SurveyAnswer = z.infer<typeof submitted>

const results = z.object({
  versions: wire('versi', z.array(counted)),
  answers: wire('jawaban', z.array(submitted)),
  total: z.number().int(),
})

const reader = { access: 'admin', permission: 'surveys.read' } as const

/** Calls for the answers of companies, for administrators [ADM-5]. */
export const surveyResultCalls = {
  results: defineCall({
    path: 'admin/survei/jawaban',
    summary:
      'How often each option of each version was chosen, and the answers to all versions or to one, newest first',
    ...reader,
    body: z.object({
      versionId: wire('versi_id', versionId.optional()),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(results),
  }),
  download: defineDownload({
    path: 'admin/survei/unduh',
    summary: 'All answers as a CSV file, with the version that each was asked; that it was taken is audited',
    ...reader,
    limit: { max: 10, seconds: 60 },
    limitByPerson: { max: 10, seconds: 60 },
    body: z.object({}),
  }),
}
