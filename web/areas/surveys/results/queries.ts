import { query } from '#web/lib/api/query.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import type { ResultsFilter } from './results-filter.ts'

/** What companies answered, a page of it. */
export const surveyResultsQuery = ({ version, page }: ResultsFilter) =>
  query({
    call: 'admin/survei/jawaban',
    body: { versionId: version, page, perPage: ROWS_PER_PAGE },
  })
