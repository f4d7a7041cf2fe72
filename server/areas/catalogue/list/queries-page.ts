import { type RawBuilder, sql } from 'kysely'
import { isBuyer, isSeller, type Viewer } from '#domain/accounts/actor.ts'
import type { ProductSort } from '#domain/catalogue/product-sort.ts'
import { walkedByPrice } from '../prices/queries-price-walk.ts'
import { pricesVisibleTo } from '../prices/queries-pricing.ts'
import { productColumns } from './queries-cards.ts'
import { type DrivingFilter, FEW_OFFERS, sellersOf } from './queries-driving-filter.ts'
import { type ListFilters, subscribedTo, unitsInBase, whereAlong, whereOf } from './queries-filters.ts'

export interface Page {
  sort: ProductSort
  limit: number
  /** Rows before the page, of those that come after `after`. */
  offset: number
  /** The row after which the list is read on; without one, the list is read from its start. */
  after?: RowKey | undefined
}

/** Where a product stands in the orders that indexes hold. */
export interface RowKey {
  id: number
  standing: number
  /** In lower case. */
  name: string
  /** As PostgreSQL writes it, to the microsecond. */
  createdAt: string
}

const byName = sql`lower(p.name), p.id`

/** The default order of a list. */
export const usualOrder = sql`p.standing, ${byName}`

const orders = {
  relevance: usualOrder,
  name: byName,
  newest: sql`p.created_at desc, p.id desc`,
  // per kilogram or litre, then prices of other units, then those the viewer may not see: these are null, come by name,
  // and reveal nothing [CARD-3, ROLE-4]
  cheapest: sql`p.comparable nulls last, p.amount nulls last, ${byName}`,
  dearest: sql`p.comparable desc nulls last, p.amount desc nulls last, ${byName}`,
} as const satisfies Record<ProductSort, RawBuilder<unknown>>

/** Whether it depends on the viewer's prices, which no index holds. */
export function isByPrice(sort: ProductSort): boolean {
  return sort === 'cheapest' || sort === 'dearest'
}

/** A viewer's order of a list: one by name is equal, and read faster, where no price is visible [ROLE-4]. */
export function sortFor(viewer: Viewer, requested: ProductSort): ProductSort {
  return isByPrice(requested) && !isBuyer(viewer) && !isSeller(viewer) ? 'name' : requested
}

/** The order of a list's rows, for a query that names them `p`. */
export function orderedBy(sort: ProductSort): RawBuilder<unknown> {
  return orders[sort]
}

/** Rows of products, and the order in which they stand. */
export interface Rows {
  rows: RawBuilder<unknown>
  /** For a query that names them `p`. */
  by: RawBuilder<unknown>
}

/** The products of one page of a list: sorted out of those of its driving filter, or read along an index until there are enough. */
export function rowsOfPage(viewer: Viewer, filters: ListFilters, page: Page, driving: DrivingFilter | null): Rows {
  const { limit, offset } = page
  const by = orderedBy(page.sort)
  const rows = isByPrice(page.sort)
    ? pricedRows(viewer, filters, page, driving)
    : plainRows(viewer, filters, page, driving)
  return { rows: sql`select p.* from (${rows}) p order by ${by} limit ${limit} offset ${offset}`, by }
}

// looking up a price besides costs more
const MOST_PRICED = 500

/** Whether a page is sorted out of all products of its driving filter. */
export function isSortedOut(sort: ProductSort, driving: DrivingFilter | null): driving is DrivingFilter {
  if (!driving || driving.ordered) return false
  return driving.size <= (isByPrice(sort) ? MOST_PRICED : FEW_OFFERS)
}

function plainRows(
  viewer: Viewer,
  filters: ListFilters,
  page: Page,
  driving: DrivingFilter | null,
): RawBuilder<unknown> {
  const order = orderedBy(page.sort)
  const after = page.after ? sql`and ${comesAfter(page.sort, page.after)}` : sql``
  const requested = page.limit + page.offset
  if (driving?.ordered) {
    const { column, values, many } = driving.ordered
    const met = sql`${whereAlong(viewer, many ? { ...filters, [many]: undefined } : filters)} ${after}`
    const of = (columns: RawBuilder<unknown>, most: number) => sql`cross join lateral (
      select ${columns} from products p where ${column} = range.value and ${met} order by ${order} limit ${most}) p`
    // a row of the page stands behind the first one of its own value: only the values whose first rows come first
    const heads = sql`(
      select range.value from ${values} range (value)
      ${of(sql`p.id, p.standing, p.name, p.created_at`, 1)} order by ${order} limit ${requested})`
    return sql`select p.* from ${many ? heads : values} range (value) ${of(productColumns, requested)}`
  }
  const where = sql`${whereOf(viewer, filters)} ${after}`
  if (isSortedOut(page.sort, driving)) return sql`select ${productColumns} from ${driving.from} where ${where} offset 0`
  return sql`select ${productColumns} from products p where ${where} order by ${order} limit ${requested}`
}

function pricedRows(
  viewer: Viewer,
  filters: ListFilters,
  page: Page,
  driving: DrivingFilter | null,
): RawBuilder<unknown> {
  const where = whereOf(viewer, filters)
  const { joins, amount } = pricesVisibleTo(viewer)
  // each price is looked up once (`offset 0`), for being shown and for being compared
  const priced = (from: RawBuilder<unknown>) => sql`
    select ${productColumns}, price.amount, price.amount * ${unitsInBase} as comparable
    from ${from} ${joins} cross join lateral (select ${amount} as amount offset 0) price
    where ${where}`
  if (isSortedOut(page.sort, driving)) return priced(driving.from)
  const { categoryId } = filters
  const limit = page.limit + page.offset
  const dearest = page.sort === 'dearest'
  const sellers = sellersOf(viewer, filters)
  return sql`
    select * from (${walkedByPrice(viewer, { categoryId, sellers, columns: productColumns, where, dearest, limit })}) open
    ${filters.subscribed ? sql`` : sql`union all (${hiddenRows(viewer, sellers, where, limit)})`}`
}

/** The first products by name whose prices the viewer does not see. */
function hiddenRows(
  viewer: Viewer,
  sellers: RawBuilder<unknown> | null,
  where: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  const columns = sql`${productColumns}, null::numeric as amount, null::numeric as comparable`
  const hidden = (sellerId: RawBuilder<unknown>) => sql`${sellerId} <> all(array${pricedSellers(viewer)})`
  const first = sql`order by ${byName} limit ${limit}`
  if (!sellers) return sql`select ${columns} from products p where ${where} and ${hidden(sql`p.seller_id`)} ${first}`
  return sql`
    select p.* from ${sellers} seller (id) cross join lateral (
      select ${columns} from products p where p.seller_id = seller.id and ${where} ${first}) p
    where ${hidden(sql`seller.id`)}`
}

/** The sellers whose prices a viewer sees, as a subquery [ROLE-1, ROLE-2, ROLE-3]. */
function pricedSellers(viewer: Viewer): RawBuilder<unknown> {
  return isSeller(viewer) ? sql`(select ${viewer.companyId}::uuid)` : subscribedTo(viewer)
}

function comesAfter(sort: ProductSort, { id, standing, name, createdAt }: RowKey): RawBuilder<unknown> {
  if (sort === 'name') return sql`(lower(p.name), p.id) > (${name}::text, ${id}::int)`
  if (sort === 'newest') return sql`(p.created_at, p.id) < (${createdAt}::timestamptz, ${id}::int)`
  return sql`(p.standing, lower(p.name), p.id) > (${standing}::int, ${name}::text, ${id}::int)`
}
