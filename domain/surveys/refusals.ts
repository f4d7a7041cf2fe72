import type { RefusalTable } from '../refusals.ts'

export const surveyRefusals = {
  survey_choice_needed: { status: 422, sentence: 'Silakan pilih dari pilihan yang tersedia !' },
  survey_text_needed: { status: 422, sentence: 'Silakan inputkan keterangan "Lainnya" terlebih dahulu !' },
} as const satisfies RefusalTable
