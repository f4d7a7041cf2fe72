import { query } from '#web/lib/api/query.ts'
import { type FilterOf, type Param, page, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

/** What companies answered, a page of it. */
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

/** Whose answers are shown, of all versions or of one, and which page of them. */
export const resultsFilter = searchParams({ version, page })
export type ResultsFilter = FilterOf<typeof resultsFilter>
