import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { ownCompany, wholeNumber } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire } from '../wire.ts'

export const option = z.object({ id: z.number().int(), label: wire('nama', z.string()) })

export const versionId = wholeNumber('Versi survei tidak dikenal.', { least: 1, most: 2_147_483_647 })

const current = z.object({
  /** To send back with the answer. */
  id: wire('versi_id', z.number().int()),
  title: wire('pertanyaan', z.string()),
  lead: wire('keterangan', z.string()),
  options: wire('pilihan', z.array(option)),
})
export type CurrentSurvey = z.infer<typeof current>

const CHOOSE = 'Silakan pilih dari pilihan yang tersedia !'

export const surveyCalls = {
  options: defineCall({
    path: 'survey',
    summary: 'The options of the survey',
    access: 'member',
    body: z.object({}).nullish(),
    answer: answers(z.array(option)),
  }),
  current: defineCall({
    path: 'survey/pertanyaan',
    summary: 'The survey as it is asked today: its question, its options, and the version they are of',
    access: 'member',
    body: z.object({}),
    answer: answers(current),
  }),
  submit: defineCall({
    path: 'survey/submit',
    summary: "Keep the company's answer to the survey; the first one to a question counts",
    access: 'member',
    forCompany: true,
    body: z.object({
      companyId: wire('company_id', ownCompany),
      optionId: wire('survey_id', wholeNumber(CHOOSE, { least: 1, most: 32_767 })),
      /** Used when the option is 'Lainnya'. */
      otherText: wire(
        'survey_nama',
        z
          .string({ error: 'Keterangan harus berupa teks.' })
          .trim()
          .max(LONGEST.otherSurveyAnswer, { error: `Keterangan paling panjang ${LONGEST.otherSurveyAnswer} karakter.` })
          .nullish(),
      ),
      /** The version that was asked; without, the one of today. */
      versionId: wire('versi_id', versionId.optional()),
    }),
    answer: done,
  }),
}
