import { record } from '../codec.ts'
import type { WireSurveyOption } from './contract.ts'

export const surveyOption = record<WireSurveyOption>()({ id: 'id', label: 'nama' })
