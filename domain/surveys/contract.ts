import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { ownCompany } from '../fields.ts'
import { LONGEST } from '../limits.ts'

const option = z.object({ id: z.number().int(), nama: z.string() })
export type WireSurveyOption = z.infer<typeof option>

const CHOOSE = 'Silakan pilih dari pilihan yang tersedia !'

export const surveyCalls = {
  options: defineCall({
    path: 'survey',
    summary: 'The options of the survey',
    access: 'member',
    body: z.object({}).nullish(),
    answer: answers(z.array(option)),
  }),
  submit: defineCall({
    path: 'survey/submit',
    summary: "Keep the company's answer to the survey; the first one counts",
    access: 'member',
    body: z.object({
      company_id: ownCompany,
      survey_id: z
        .union([z.number(), z.string().regex(/^[1-9]\d{0,4}$/)], { error: CHOOSE })
        .transform(Number)
        .pipe(z.int({ error: CHOOSE }).min(1, { error: CHOOSE }).max(32_767, { error: CHOOSE })),
      /** Used when the option is 'Lainnya'. */
      survey_nama: z
        .string({ error: 'Keterangan harus berupa teks.' })
        .trim()
        .max(LONGEST.otherSurveyAnswer, { error: `Keterangan paling panjang ${LONGEST.otherSurveyAnswer} karakter.` })
        .nullish(),
    }),
    answer: done,
  }),
}
