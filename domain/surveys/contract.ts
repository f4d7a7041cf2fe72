import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { ownCompany, wholeNumber } from '../fields.ts'
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
    forCompany: true,
    body: z.object({
      company_id: ownCompany,
      survey_id: wholeNumber(CHOOSE, { least: 1, most: 32_767 }),
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
