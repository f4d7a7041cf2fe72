import { surveyResults } from '#domain/surveys/codec.ts'
import { query } from '#web/lib/query.ts'
import { ROWS_PER_PAGE } from '#web/lib/search-params.ts'
import type { ResultsFilter } from './results-filter.ts'

/** What companies answered, a page of it. */
export const surveyResultsQuery = ({ version, page }: ResultsFilter) =>
  query({
    call: 'admin/survei/jawaban',
    body: { versi_id: version, halaman: page, per_halaman: ROWS_PER_PAGE },
    as: surveyResults,
  })
