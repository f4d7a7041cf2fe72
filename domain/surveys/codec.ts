import { type EnglishOf, list, record } from '../codec.ts'
import type { WireSurveyOption } from './contract.ts'
import type { WireChosen, WireGiven, WireResults } from './contract-administration.ts'

export const surveyOption = record<WireSurveyOption>()({ id: 'id', label: 'nama' })

const chosenOption = record<WireChosen>()({ id: 'id', label: 'nama', count: 'jumlah' })
export type ChosenOption = EnglishOf<typeof chosenOption>

const surveyAnswer = record<WireGiven>()({
  companyId: 'perusahaan_id',
  companyName: 'perusahaan',
  option: 'pilihan',
  /** The words of 'Lainnya'. */
  otherText: 'keterangan',
  at: 'waktu',
})
export type SurveyAnswer = EnglishOf<typeof surveyAnswer>

/** What companies answered [ADM-5]. */
export const surveyResults = record<WireResults>()({
  options: ['pilihan', list(chosenOption)],
  answers: ['jawaban', list(surveyAnswer)],
  total: 'total',
})
