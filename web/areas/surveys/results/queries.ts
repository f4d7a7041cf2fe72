import { surveyResults } from '#domain/surveys/codec.ts'
import { query } from '#web/lib/query.ts'
import { ROWS_PER_PAGE } from '#web/lib/search-params.ts'

/** What companies answered, a page of it. */
export const surveyResultsQuery = (page: number) =>
  query({ call: 'admin/survei/jawaban', body: { halaman: page, per_halaman: ROWS_PER_PAGE }, as: surveyResults })
