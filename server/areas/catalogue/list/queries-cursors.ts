import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import type { ProductSort } from '#domain/catalogue/product-sort.ts'
import { MOST_COUNTED } from '#domain/format.ts'
import { MOST_LISTED } from '#domain/limits.ts'
import type { Db } from '#server/platform/database.ts'
import { statement } from '#server/platform/statement.ts'
import { sizesOf } from './cached-sizes.ts'
import { type DrivingFilter, drivingFilterOf } from './queries-driving-filter.ts'
import type { ListFilters } from './queries-filters.ts'
import { isByPrice, type RowKey, rowsOfPage } from './queries-page.ts'
import { storedCountsFor } from './queries-stored-counts.ts'

// a list is walked through once in steps of so many rows, and read on from the nearest step
const ROWS_PER_CURSOR = 1000
// of lists and of a step's age: a row that came or went since shifts the pages behind it by one
const REMEMBERED = 500
const REMEMBERED_MS = 30_000

interface ListParams {
  viewer: Viewer
  filters: ListFilters
  sort: ProductSort
}

/** The last page of a list that can be requested, however long the list is. */
export function lastPage({ viewer, filters, sort }: ListParams, size: number): number {
  const most = storedCountsFor(viewer, filters) && !isByPrice(sort) ? MOST_LISTED : MOST_COUNTED
  return Math.ceil(most / size)
}

/** The row after which a list is read on for this offset, and how many rows lie between [CARD-3]. */
export async function cursorBefore(
  db: Db,
  params: ListParams,
  offset: number,
): Promise<{ after: RowKey | undefined; offset: number }> {
  const target = isByPrice(params.sort) ? 0 : Math.floor(offset / ROWS_PER_CURSOR)
  if (target === 0) return { after: undefined, offset }
  const cursors = cursorsOf(db, params)
  const driving = drivingFilterOf(
    params.viewer,
    params.filters,
    await sizesOf(db, params.viewer, params.filters),
    params.sort,
  )
  while (cursors.length < target) {
    // by its place: others may walk through the same list meanwhile
    const index = cursors.length
    const [next] = await nextCursor.rows(db, params, cursors[index - 1], driving)
    if (!next) break
    cursors[index] = { id: next.id, standing: next.standing, name: next.lower_name, createdAt: next.created }
  }
  const known = Math.min(target, cursors.length)
  return { after: cursors[known - 1], offset: offset - known * ROWS_PER_CURSOR }
}

export const nextCursor = statement(
  'a step through a list',
  { id: 'integer', standing: 'integer', lower_name: 'text', created: 'text' },
  ({ viewer, filters, sort }: ListParams, after: RowKey | undefined, driving: DrivingFilter | null) => sql`
    select id, standing, lower(name) as lower_name, created_at::text as created
    from (${rowsOfPage(viewer, filters, { sort, limit: 1, offset: ROWS_PER_CURSOR - 1, after }, driving).rows}) step`,
)

const remembered = new WeakMap<Db, LRUCache<string, RowKey[]>>()

function cursorsOf(db: Db, { viewer, filters, sort }: ListParams): RowKey[] {
  const lists = remembered.get(db) ?? new LRUCache({ max: REMEMBERED, ttl: REMEMBERED_MS })
  remembered.set(db, lists)
  // the only filter that means another list for each viewer
  const subscriber = filters.subscribed && isBuyer(viewer) ? viewer.companyId : null
  const key = JSON.stringify([filters, sort, subscriber])
  const cursors = lists.get(key) ?? []
  if (cursors.length === 0) lists.set(key, cursors)
  return cursors
}
