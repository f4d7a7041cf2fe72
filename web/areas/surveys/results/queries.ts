import { query } from '#web/lib/api/query.ts'
import { type FilterOf, type Param, page, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

/** The answers of companies, a page of them. */
export const surveyResultsQuery = ({ version, page }: ResultsFilter) =>
  query({
    call: 'admin/survei/jawaban',
    body: { versionId: version, page, perPage: ROWS_PER_PAGE },
  })

const version: Param<number | undefined> = {
  name: 'versi',
  usual: undefined,
  read: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined),
  write: String,
}

/** The answers to all versions or to one, by page. */
export const resultsFilter = searchParams({ version, page })
export type ResultsFilter = FilterOf<typeof resultsFilter>
