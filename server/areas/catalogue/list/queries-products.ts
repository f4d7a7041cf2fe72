import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#domain/accounts/actor.ts'
import { MOST_COUNTED } from '#domain/format.ts'
import type { Db } from '#server/platform/database.ts'
import { statement } from '#server/platform/statement.ts'
import { pricesSeenBy } from '../prices/queries-pricing.ts'
import { sizesOf } from './kept-sizes.ts'
import { type CardRow, cardColumns, cardsOf, productColumns } from './queries-cards.ts'
import { offersInShowcases } from './queries-counts.ts'
import { isSet, type ListFilters, showcasesOf, whereOf } from './queries-filters.ts'
import { foundRows, hasMany, sourceOf, variedRows } from './queries-found.ts'
import { type Front, frontOf } from './queries-front.ts'
import { keptFor, keptOr, keptPairFor, keptPairOr } from './queries-kept.ts'
import { isSortedOut, type Page, type Rows, rowsOfPage } from './queries-page.ts'

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
  const front = frontOf(viewer, filters, await sizesOf(db, viewer, filters), page.sort)
  const products = await pageOfProducts.rows(db, viewer, filters, page, front)
  return { products, ...(await totalOf(db, { viewer, filters, page, front }, products)) }
}

interface Asked {
  viewer: Viewer
  filters: ListFilters
  page: Page
  front: Front | null
}

/** How many products the list of a page from `pageOf` holds. */
export async function totalOf(
  db: Db,
  { viewer, filters, page, front }: Asked,
  [first]: readonly { total: number | null }[],
): Promise<Total> {
  if (!first && page.offset === 0 && !page.after) return { total: 0, more: false }
  // past the last page no row carries the total
  const [counted] = first ? [first] : await countOfProducts.rows(db, viewer, filters, front)
  const total = counted?.total ?? null
  return total === null ? { total: MOST_COUNTED, more: true } : { total, more: false }
}

export const pageOfProducts = statement(
  'a page of products',
  { ...cardColumns, total: 'integer?' },
  (viewer: Viewer, filters: ListFilters, page: Page, front: Front | null) => pageOf({ viewer, filters, page, front }),
)

/** A page of cards with the total, and with `more` columns of the product `p` or its `seller`. */
export function pageOf({ viewer, filters, page, front }: Asked, more = sql``): RawBuilder<unknown> {
  const prices = pricesSeenBy(viewer)
  const cards = ({ rows, by }: Rows, total: RawBuilder<number | null>) =>
    cardsOf(prices, rows, by, sql`${prices.amount} as amount, ${total} as total ${more}`)
  if (filters.search) {
    const { before, ...found } = foundRows(viewer, filters, filters.search, page)
    return sql`${before} ${cards(found, totalIn(viewer, filters, front))}`
  }
  if (!isSortedOut(page.sort, front))
    return cards(rowsOfPage(viewer, filters, page, front), totalIn(viewer, filters, front))
  // read once, for the page and for the total
  const met = { ...front, from: sql`met p` }
  return sql`
    with met as materialized (
      select ${productColumns}, p.status from ${front.from} where ${whereOf(viewer, filters)})
    ${cards(rowsOfPage(viewer, {}, page, met), keptTotal(viewer, filters, countedIn(sql`met`)))}`
}

export const countOfProducts = statement(
  'how many products a list holds',
  { total: 'integer?' },
  (viewer: Viewer, filters: ListFilters, front: Front | null) =>
    sql`${sourceOf(viewer, filters).before} select ${totalIn(viewer, filters, front)} as total`,
)

/** The number of a list's products; null where none is kept and there are more than are counted. */
function totalIn(viewer: Viewer, filters: ListFilters, front: Front | null): RawBuilder<number | null> {
  if (filters.search) return hasMany(filters) ? sql`null::int` : countedIn(sql`found`)
  const from = front?.from ?? sql`products p`
  return keptTotal(viewer, filters, countedIn(sql`${from} where ${whereOf(viewer, filters)}`))
}

function countedIn(from: RawBuilder<unknown>): RawBuilder<number | null> {
  const most = MOST_COUNTED + 1
  return sql`(select nullif(count(*), ${most})::int from (select from ${from} limit ${most}) counted)`
}

function upToMost(counted: RawBuilder<number>): RawBuilder<number | null> {
  return sql`(select case when offers <= ${sql.lit(MOST_COUNTED)} then offers end from (select ${counted} as offers) counted)`
}

function keptTotal(
  viewer: Viewer,
  filters: ListFilters,
  counted: RawBuilder<number | null>,
): RawBuilder<number | null> {
  const kept = keptFor(viewer, filters)
  if (kept) return keptOr(counted, { within: sql`${kept.within}`, having: kept.having })
  const { showcase, sellerUsernames: _, ...others } = filters
  if (showcase && !Object.values(others).some(isSet)) return upToMost(offersInShowcases(showcasesOf(filters)))
  const pair = keptPairFor(viewer, filters)
  return pair ? keptPairOr(counted, pair, MOST_COUNTED) : counted
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
          frontOf(viewer, filters, () => 0, 'relevance'),
        )
    return sql`${sourceOf(viewer, filters).before} ${cardsOf(pricesSeenBy(viewer), rows, by)}`
  },
)
