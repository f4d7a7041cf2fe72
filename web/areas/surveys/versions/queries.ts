import { query } from '#web/lib/api/query.ts'

/** All versions of the survey. */
export const surveyVersionsQuery = query({ call: 'admin/survei/versi/daftar', body: {} })

/** The calls that show versions. */
export const SURVEY_VIEWS = ['admin/survei/versi/daftar', 'admin/survei/jawaban', 'survey/pertanyaan'] as const
