import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import type { ProductSort } from '#domain/catalogue/product-sort.ts'
import { MOST_COUNTED } from '#domain/format.ts'
import { MOST_LISTED } from '#domain/limits.ts'
import type { Db } from '#server/platform/database.ts'
import { statement } from '#server/platform/statement.ts'
import { pricesVisibleTo } from '../prices/queries-pricing.ts'
import { type CardRow, cardColumns, cardsOf, productColumns } from './queries-cards.ts'
import { type DrivingFilter, drivingFilterOf, sizesOf } from './queries-driving-filter.ts'
import { isSet, type ListFilters, showcasesOf, whereOf } from './queries-filters.ts'
import { foundRows, hasMany, sourceOf, variedRows } from './queries-found.ts'
import { isByPrice, isSortedOut, type Page, type RowKey, type Rows, rowsOfPage } from './queries-page.ts'
import {
  offersInShowcases,
  storedCountOr,
  storedCountsFor,
  storedPairFor,
  storedPairOr,
} from './queries-stored-counts.ts'

/*
 How a list is read: from a filter to a page of products.

 Whatever is asked for, a page reads about as many rows as it shows, at a thousand offers as at a million: rows-read.api.test.ts
 holds that. Five questions are answered, each in a file of its own.

 1. Which filter drives? (queries-driving-filter.ts) Rows are found by one filter, the driving filter; all others are conditions
    that are looked at row by row (queries-filters.ts). Its selectivity decides: the one that leaves fewest offers, by the stored
    counts, which may be ten seconds old, since a wrong guess costs time and changes no answer. A material or sellers drive before
    all others, a showcase where it is asked for. Without any filter the order drives.
 2. How are its rows reached? (queries-page.ts)
    - An index range in the order of the list: it is read along from its beginning until the page is full.
    - A merge of several such ranges, one a value (sellers, materials of a function): the first rows of each, of which the page
      takes the first; only ranges whose head may stand on the page are read on.
    - Sorted out: a range of at most 2,000 rows in another order is read whole and sorted, once for the page and its total; of 500,
      where each row's price has to be looked up.
    - An intersection of several filters of middling selectivity: the index of facts (products_of_facts) finds what meets all of
      them, where that is fewer rows than reading along the best range would pass over.
    - By price: no index holds a viewer's prices, so the price lists of its sellers are merged
      (prices/queries-price-walk.ts); what has no visible price follows by name.
 3. What does a keyword find? (queries-found.ts) The search names buckets, best first: a material, offers by id, or words that an
    offer bears itself. A page reads them in that order and stops when it is full; counts beside it read at most one row more than a
    list shows.
 4. How many are there? (queries-stored-counts.ts, queries-facets.ts) Filters of one kind within a category have a stored count
    (queries-counts.ts writes it), two kinds have one as a total; fewer than 200 are counted anew, so that a small shop sees
    its change at once. Everything else is counted up to a thousand.
 5. Where does a deep page begin? (below) At a cursor: the row after which it is read on, one for each thousand rows, remembered for half
    a minute.
*/

export interface Total {
  total: number
  /** Whether there are more than the total. */
  more: boolean
}

/** One page of a list, and the total number of products. */
export async function findProducts(
  db: Db,
  viewer: Viewer,
  filters: ListFilters,
  page: Page,
): Promise<{ products: CardRow[] } & Total> {
  const driving = filters.search
    ? null
    : drivingFilterOf(viewer, filters, await sizesOf(db, viewer, filters), page.sort)
  const products = await pageOfProducts.rows(db, viewer, filters, page, driving)
  return { products, ...(await totalOf(db, { viewer, filters, page, driving }, products)) }
}

interface PageParams {
  viewer: Viewer
  filters: ListFilters
  page: Page
  driving: DrivingFilter | null
}

/** How many products the list of a page from `pageOf` holds. */
export async function totalOf(
  db: Db,
  { viewer, filters, page, driving }: PageParams,
  [first]: readonly { total: number | null }[],
): Promise<Total> {
  if (!first && page.offset === 0 && !page.after) return { total: 0, more: false }
  // past the last page no row carries the total
  const [counted] = first ? [first] : await countOfProducts.rows(db, viewer, filters, driving)
  const total = counted?.total ?? null
  return total === null ? { total: MOST_COUNTED, more: true } : { total, more: false }
}

export const pageOfProducts = statement(
  'a page of products',
  { ...cardColumns, total: 'integer?' },
  (viewer: Viewer, filters: ListFilters, page: Page, driving: DrivingFilter | null) =>
    pageOf({ viewer, filters, page, driving }),
)

/** A page of cards with the total, and with `more` columns of the product `p` or its `seller`. */
export function pageOf({ viewer, filters, page, driving }: PageParams, more = sql``): RawBuilder<unknown> {
  const prices = pricesVisibleTo(viewer)
  const cards = ({ rows, by }: Rows, total: RawBuilder<number | null>) =>
    cardsOf(prices, rows, by, sql`${prices.amount} as amount, ${total} as total ${more}`)
  if (filters.search) {
    const { before, ...found } = foundRows(viewer, filters, filters.search, page)
    return sql`${before} ${cards(found, totalIn(viewer, filters, driving))}`
  }
  if (!isSortedOut(page.sort, driving))
    return cards(rowsOfPage(viewer, filters, page, driving), totalIn(viewer, filters, driving))
  // read once, for the page and for the total
  const met = { ...driving, from: sql`met p` }
  return sql`
    with met as materialized (
      select ${productColumns}, p.status from ${driving.from} where ${whereOf(viewer, filters)})
    ${cards(rowsOfPage(viewer, {}, page, met), storedTotal(viewer, filters, countedIn(sql`met`)))}`
}

export const countOfProducts = statement(
  'how many products a list holds',
  { total: 'integer?' },
  (viewer: Viewer, filters: ListFilters, driving: DrivingFilter | null) =>
    sql`${sourceOf(viewer, filters).before} select ${totalIn(viewer, filters, driving)} as total`,
)

/** The number of a list's products; null where it is not stored and exceeds what is counted. */
function totalIn(viewer: Viewer, filters: ListFilters, driving: DrivingFilter | null): RawBuilder<number | null> {
  if (filters.search) return hasMany(filters) ? sql`null::int` : countedIn(sql`found`)
  const from = driving?.from ?? sql`products p`
  return storedTotal(viewer, filters, countedIn(sql`${from} where ${whereOf(viewer, filters)}`))
}

function countedIn(from: RawBuilder<unknown>): RawBuilder<number | null> {
  const most = MOST_COUNTED + 1
  return sql`(select nullif(count(*), ${most})::int from (select from ${from} limit ${most}) counted)`
}

function upToMost(counted: RawBuilder<number>): RawBuilder<number | null> {
  return sql`(select case when offers <= ${sql.lit(MOST_COUNTED)} then offers end from (select ${counted} as offers) counted)`
}

function storedTotal(
  viewer: Viewer,
  filters: ListFilters,
  counted: RawBuilder<number | null>,
): RawBuilder<number | null> {
  const stored = storedCountsFor(viewer, filters)
  if (stored) return storedCountOr(counted, { within: sql`${stored.within}`, having: stored.having })
  const { showcase, sellerUsernames: _, ...others } = filters
  if (showcase && !Object.values(others).some(isSet)) return upToMost(offersInShowcases(showcasesOf(filters)))
  const pair = storedPairFor(viewer, filters)
  return pair ? storedPairOr(counted, pair, MOST_COUNTED) : counted
}

/** The first products of a list, without a total; for a search, of as many different materials as possible. */
export function findFirstProducts(db: Db, viewer: Viewer, filters: ListFilters, limit: number): Promise<CardRow[]> {
  return firstProducts.rows(db, viewer, filters, limit)
}

export const firstProducts = statement(
  'the first products of a list',
  cardColumns,
  (viewer: Viewer, filters: ListFilters, limit: number) => {
    const { rows, by } = filters.search
      ? variedRows(viewer, filters, filters.search, limit)
      : rowsOfPage(
          viewer,
          filters,
          { sort: 'relevance', limit, offset: 0 },
          drivingFilterOf(viewer, filters, () => 0, 'relevance'),
        )
    return sql`${sourceOf(viewer, filters).before} ${cardsOf(pricesVisibleTo(viewer), rows, by)}`
  },
)

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

/** The last page of a list that can be asked for, however long the list is. */
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
