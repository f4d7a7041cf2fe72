import { page, searchParams } from '#web/lib/search-params.ts'

/** Which page of the answers is shown. */
export const resultsFilter = searchParams({ page })
