import { type RawBuilder, sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import { productColumns } from './queries-cards.ts'
import { type ListFilters, sourceOf, subscribedTo, whereOf } from './queries-filters.ts'
import { isPack, unitsInBase } from './queries-measures.ts'
import { isByPrice, orderedBy, type Page, type Rows, usualOrder } from './queries-page.ts'
import { pricesSeenBy } from './queries-pricing.ts'
import type { Search } from './queries-search.ts'

/** The products of one page of a search's results. */
export function foundRows(viewer: Viewer, filters: ListFilters, search: Search, page: Page): Rows {
  const { keys, by } = orderOf(viewer, page, search)
  return rowsOf(viewer, filters, { keys, by, limit: sql`limit ${page.limit} offset ${page.offset}` })
}

/** The first products that a search finds, one offer of each material before the second of any. */
export function variedRows(viewer: Viewer, filters: ListFilters, search: Search, limit: number): Rows {
  const relevance = keysOf(viewer, search)
  const turn = sql`row_number() over (
    partition by found.tier, p.material_id
    order by ${relevance.fits} desc, ${relevance.score} desc, ${relevance.open} desc,
      p.available desc, ${usualOrder}) as turn`
  const by = sql`tier, fits desc, turn, ${byRelevance}`
  return rowsOf(viewer, filters, { keys: sql`${named(relevance)}, ${turn}`, by, limit: sql`limit ${limit}` })
}

interface Order {
  /** Columns by which the page is sorted again. */
  keys: RawBuilder<unknown>
  by: RawBuilder<unknown>
}

function rowsOf(
  viewer: Viewer,
  filters: ListFilters,
  { keys, by, limit }: Order & { limit: RawBuilder<unknown> },
): Rows {
  const { joins, amount } = pricesSeenBy(viewer)
  const rows = sql`
    select ${productColumns}, ${keys}
    from ${sourceOf(filters).from} ${joins} cross join lateral (select ${amount} as amount offset 0) price
    where ${whereOf(viewer, filters)}`
  return { rows: sql`select p.* from (${rows}) p order by ${by} ${limit}`, by }
}

function orderOf(viewer: Viewer, { sort }: Page, search: Search): Order {
  if (isByPrice(sort))
    return { keys: sql`price.amount, price.amount * ${unitsInBase} as comparable`, by: orderedBy(viewer, sort) }
  if (sort !== 'relevance') return { keys: sql`1 as same`, by: orderedBy(viewer, sort) }
  return { keys: named(keysOf(viewer, search)), by: sql`tier, fits desc, ${byRelevance}` }
}

// among equally relevant products, those whose price the viewer sees come first: it can order them
const byRelevance = sql`score desc, open desc, p.available desc, ${usualOrder}`

function keysOf(viewer: Viewer, search: Search) {
  return {
    fits: isPack(search.by === 'words' ? search.query.pack : null),
    // compared in steps, so that the length of their texts does not scatter one material
    score: sql`round(found.score::numeric, 1)`,
    // null, which does not sort, for anybody but a buyer
    open: isBuyer(viewer) ? sql`p.seller_id in ${subscribedTo(viewer)}` : sql`null::boolean`,
  }
}

function named({ fits, score, open }: ReturnType<typeof keysOf>): RawBuilder<unknown> {
  return sql`found.tier, ${fits} as fits, ${score} as score, ${open} as open`
}
