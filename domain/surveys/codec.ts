import { type EnglishOf, list, record } from '../codec.ts'
import type { WireAsked, WireSurveyOption } from './contract.ts'
import type { WireChosen, WireCountedVersion, WireGiven, WireResults } from './contract-administration.ts'
import type { WireSurveyVersion } from './contract-versions.ts'

export const surveyOption = record<WireSurveyOption>()({ id: 'id', label: 'nama' })

/** The survey as a company is asked it. */
export const askedSurvey = record<WireAsked>()({
  id: 'versi_id',
  title: 'pertanyaan',
  lead: 'keterangan',
  options: ['pilihan', list(surveyOption)],
})
export type AskedSurvey = EnglishOf<typeof askedSurvey>

const chosenOption = record<WireChosen>()({ id: 'id', label: 'nama', count: 'jumlah' })

const countedVersion = record<WireCountedVersion>()({
  id: 'versi_id',
  question: 'pertanyaan_ke',
  validFrom: 'berlaku_sejak',
  title: 'pertanyaan',
  options: ['pilihan', list(chosenOption)],
})
/** A version that has been asked, with how often each of its options was chosen. */
export type CountedVersion = EnglishOf<typeof countedVersion>

const surveyAnswer = record<WireGiven>()({
  companyId: 'perusahaan_id',
  companyName: 'perusahaan',
  versionId: 'versi_id',
  option: 'pilihan',
  /** The words of 'Lainnya'. */
  otherText: 'keterangan',
  at: 'waktu',
})
export type SurveyAnswer = EnglishOf<typeof surveyAnswer>

/** What companies answered [ADM-5]. */
export const surveyResults = record<WireResults>()({
  versions: ['versi', list(countedVersion)],
  answers: ['jawaban', list(surveyAnswer)],
  total: 'total',
})

const surveyVersion = record<WireSurveyVersion>()({
  id: 'versi_id',
  revision: 'versi',
  question: 'pertanyaan_ke',
  isNewQuestion: 'pertanyaan_baru',
  validFrom: 'berlaku_sejak',
  title: 'pertanyaan',
  lead: 'keterangan',
  options: ['pilihan', list(surveyOption)],
  isAsked: 'berlaku',
  mayChange: 'dapat_diubah',
})
/** A version of the survey as administrators keep it. */
export type SurveyVersion = EnglishOf<typeof surveyVersion>
export const surveyVersions = list(surveyVersion)
