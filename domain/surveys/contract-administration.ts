import { z } from 'zod'
import { answers, defineCall, defineDownload } from '../call.ts'
import { instant, page, pageSize } from '../fields.ts'

const chosen = z.object({ id: z.number().int(), nama: z.string(), jumlah: z.number().int() })
export type WireChosen = z.infer<typeof chosen>

const given = z.object({
  perusahaan_id: z.string(),
  perusahaan: z.string(),
  pilihan: z.string(),
  /** The words of 'Lainnya'. */
  keterangan: z.string().nullable(),
  waktu: instant,
})
export type WireGiven = z.infer<typeof given>

const results = z.object({ pilihan: z.array(chosen), jawaban: z.array(given), total: z.number().int() })
export type WireResults = z.infer<typeof results>

const reader = { access: 'admin', permission: 'surveys.read' } as const

/** What companies answered to the survey, for administrators [ADM-5]. */
export const surveyResultCalls = {
  results: defineCall({
    path: 'admin/survei/jawaban',
    summary: 'How often each option of the survey was chosen, and the answers, newest first',
    ...reader,
    body: z.object({ halaman: page, per_halaman: pageSize }),
    answer: answers(results),
  }),
  download: defineDownload({
    path: 'admin/survei/unduh',
    summary: 'All answers as a CSV file; that it was taken is audited',
    ...reader,
    limit: { max: 10, seconds: 60 },
    body: z.object({}),
  }),
}
