import { query } from '#web/lib/api/query.ts'

/** The survey as it is asked today. */
export const surveyQuery = query({ call: 'survey/pertanyaan', body: {} })
