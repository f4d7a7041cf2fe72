import { z } from 'zod'
import { answers, defineCall, defineDownload } from '../call.ts'
import { instant, page, pageSize } from '../fields.ts'
import { versionId } from './contract.ts'

const chosen = z.object({ id: z.number().int(), nama: z.string(), jumlah: z.number().int() })
export type WireChosen = z.infer<typeof chosen>

const counted = z.object({
  versi_id: z.number().int(),
  /** Versions with one number ask the same question. */
  pertanyaan_ke: z.number().int(),
  berlaku_sejak: z.string(),
  pertanyaan: z.string(),
  /** Options with one id are the same in all versions. */
  pilihan: z.array(chosen),
})
export type WireCountedVersion = z.infer<typeof counted>

const given = z.object({
  perusahaan_id: z.string(),
  perusahaan: z.string(),
  /** The version that was asked. */
  versi_id: z.number().int(),
  /** In the words of that version. */
  pilihan: z.string(),
  /** The words of 'Lainnya'. */
  keterangan: z.string().nullable(),
  waktu: instant,
})
export type WireGiven = z.infer<typeof given>

const results = z.object({ versi: z.array(counted), jawaban: z.array(given), total: z.number().int() })
export type WireResults = z.infer<typeof results>

const reader = { access: 'admin', permission: 'surveys.read' } as const

/** What companies answered to the survey, for administrators [ADM-5]. */
export const surveyResultCalls = {
  results: defineCall({
    path: 'admin/survei/jawaban',
    summary:
      'How often each option of each version was chosen, and the answers to all versions or to one, newest first',
    ...reader,
    body: z.object({ versi_id: versionId.optional(), halaman: page, per_halaman: pageSize }),
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
