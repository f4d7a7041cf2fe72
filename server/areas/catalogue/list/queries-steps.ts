import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import type { ProductSort } from '#domain/catalogue/product-sort.ts'
import { MOST_COUNTED } from '#domain/format.ts'
import { MOST_LISTED } from '#domain/limits.ts'
import type { Db } from '#server/platform/database.ts'
import { statement } from '#server/platform/statement.ts'
import { sizesOf } from './kept-sizes.ts'
import type { ListFilters } from './queries-filters.ts'
import { type Front, frontOf } from './queries-front.ts'
import { keptFor } from './queries-kept.ts'
import { isByPrice, type RowKey, rowsOfPage } from './queries-page.ts'

// a list is walked through once in steps of so many rows, and read on from the nearest step
const STEP = 1000
// of lists and of a step's age: a row that came or went since shifts the pages behind it by one
const REMEMBERED = 500
const REMEMBERED_MS = 30_000

interface Asked {
  viewer: Viewer
  filters: ListFilters
  sort: ProductSort
}

/** The last page of a list that can be asked for, however long the list is. */
export function lastPage({ viewer, filters, sort }: Asked, size: number): number {
  const most = keptFor(viewer, filters) && !isByPrice(sort) ? MOST_LISTED : MOST_COUNTED
  return Math.ceil(most / size)
}

/** The row after which a list is read on for this offset, and how many rows lie between [CARD-3]. */
export async function stepBefore(
  db: Db,
  asked: Asked,
  offset: number,
): Promise<{ after: RowKey | undefined; offset: number }> {
  const wanted = isByPrice(asked.sort) ? 0 : Math.floor(offset / STEP)
  if (wanted === 0) return { after: undefined, offset }
  const steps = stepsOf(db, asked)
  const front = frontOf(asked.viewer, asked.filters, await sizesOf(db, asked.viewer, asked.filters), asked.sort)
  while (steps.length < wanted) {
    // by its place: others may walk through the same list meanwhile
    const place = steps.length
    const [next] = await stepOfList.rows(db, asked, steps[place - 1], front)
    if (!next) break
    steps[place] = { id: next.id, standing: next.standing, name: next.lower_name, createdAt: next.created }
  }
  const known = Math.min(wanted, steps.length)
  return { after: steps[known - 1], offset: offset - known * STEP }
}

export const stepOfList = statement(
  'a step through a list',
  { id: 'integer', standing: 'integer', lower_name: 'text', created: 'text' },
  ({ viewer, filters, sort }: Asked, after: RowKey | undefined, front: Front | null) => sql`
    select id, standing, lower(name) as lower_name, created_at::text as created
    from (${rowsOfPage(viewer, filters, { sort, limit: 1, offset: STEP - 1, after }, front).rows}) step`,
)

const remembered = new WeakMap<Db, LRUCache<string, RowKey[]>>()

function stepsOf(db: Db, { viewer, filters, sort }: Asked): RowKey[] {
  const lists = remembered.get(db) ?? new LRUCache({ max: REMEMBERED, ttl: REMEMBERED_MS })
  remembered.set(db, lists)
  // the only filter that means another list for each viewer
  const whose = filters.subscribed && isBuyer(viewer) ? viewer.companyId : null
  const key = JSON.stringify([filters, sort, whose])
  const steps = lists.get(key) ?? []
  if (steps.length === 0) lists.set(key, steps)
  return steps
}
