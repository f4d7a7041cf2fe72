import { type FilterOf, type Param, page, searchParams } from '#web/lib/page/search-params.ts'

const version: Param<number | undefined> = {
  name: 'versi',
  usual: undefined,
  read: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined),
  write: String,
}

/** Whose answers are shown, of all versions or of one, and which page of them. */
export const resultsFilter = searchParams({ version, page })
export type ResultsFilter = FilterOf<typeof resultsFilter>
