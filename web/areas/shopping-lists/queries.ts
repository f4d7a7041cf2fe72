import { query } from '#web/lib/api/query.ts'
import { page, searchParams } from '#web/lib/page/search-params.ts'

/** The company's lists of what it usually buys, with the drafts that wait. */
export const listsQuery = query({ call: 'daftar-belanja/daftar', body: {}, live: 'lists' })

export const listFilter = searchParams({ page })

/** A page of one list with the prices of today. */
export const listQuery = (id: string, page: number) =>
  query({ call: 'daftar-belanja/detail', body: { id, page }, live: 'lists' })
