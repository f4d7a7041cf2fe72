import { type RawBuilder, sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import type { ProductSort } from '#domain/catalogue/product-sort.ts'
import { subscribedSellers } from '#server/areas/subscriptions/public.ts'
import type { Db } from '#server/platform/database.ts'
import { statement } from '#server/platform/statement.ts'
import { type CardRow, cardColumns, cardsOf, productColumns } from './queries-cards.ts'
import { type ListFilters, sourceOf, whereOf } from './queries-filters.ts'
import { isPack, unitsInBase } from './queries-measures.ts'
import { pricesSeenBy, type VisiblePrices } from './queries-pricing.ts'
import type { Search } from './queries-search.ts'

export interface Page {
  sort: ProductSort
  limit: number
  offset: number
}

/** One page of a list, and the total number of products. */
export async function findProducts(
  db: Db,
  viewer: Viewer,
  filters: ListFilters,
  page: Page,
): Promise<{ products: CardRow[]; total: number }> {
  const products = await pageOfProducts.rows(db, viewer, filters, page)
  return { products, total: await totalOf(db, viewer, filters, page, products) }
}

/** How many products the list of a page from `pageOf` holds. */
export async function totalOf(
  db: Db,
  viewer: Viewer,
  filters: ListFilters,
  { offset }: Page,
  [first]: readonly { total: number }[],
): Promise<number> {
  if (first || offset === 0) return first?.total ?? 0
  // past the last page no row carries the total
  const [all] = await countOfProducts.rows(db, viewer, filters)
  return all?.count ?? 0
}

export const pageOfProducts = statement(
  'a page of products',
  { ...cardColumns, total: 'integer' },
  (viewer: Viewer, filters: ListFilters, page: Page) => pageOf(viewer, filters, page),
)

/** A page of cards with the total, and with `more` columns of the product `p` or its `seller`. */
export function pageOf(viewer: Viewer, filters: ListFilters, page: Page, more = sql``): RawBuilder<unknown> {
  const { before, from } = sourceOf(filters)
  const where = whereOf(viewer, filters)
  const order = orderOf(viewer, page.sort, filters)
  const prices = pricesSeenBy(viewer)
  const byPrice = page.sort === 'cheapest' || page.sort === 'dearest'
  // when an index gives the order, a separate count leaves the other rows unread
  const total =
    filters.search || byPrice ? sql`count(*) over ()::int` : sql`(select count(*)::int from ${from} where ${where})`
  return sql`
    ${before}
    ${cardsOf(
      prices,
      sql`select ${productColumns}, ${order.keys} ${total} as total
        from ${from} ${byPrice ? priced(prices) : sql``} where ${where}
        order by ${order.by} limit ${page.limit} offset ${page.offset}`,
      order.by,
      sql`${byPrice ? sql`p.amount` : sql`${prices.amount} as amount`}, p.total ${more}`,
    )}`
}

/** Each product's price, looked up once (`offset 0`) for being shown and for being compared. */
function priced({ joins, amount }: VisiblePrices): RawBuilder<unknown> {
  return sql`${joins} cross join lateral (select ${amount} as amount offset 0) price`
}

export const countOfProducts = statement(
  'how many products a list holds',
  { count: 'integer' },
  (viewer: Viewer, filters: ListFilters) => {
    const { before, from } = sourceOf(filters)
    return sql`${before} select count(*)::int from ${from} where ${whereOf(viewer, filters)}`
  },
)

/** The first products of a list, without a total; for a search, of as many different materials as possible. */
export function findFirstProducts(db: Db, viewer: Viewer, filters: ListFilters, limit: number): Promise<CardRow[]> {
  return firstProducts.rows(db, viewer, filters, limit)
}

export const firstProducts = statement(
  'the first products of a list',
  cardColumns,
  (viewer: Viewer, filters: ListFilters, limit: number) => {
    const { before, from } = sourceOf(filters)
    const order = filters.search ? varied(viewer, filters.search) : orderOf(viewer, 'relevance', filters)
    return sql`
      ${before}
      ${cardsOf(
        pricesSeenBy(viewer),
        sql`select ${productColumns}, ${order.keys} 1 from ${from} where ${whereOf(viewer, filters)}
          order by ${order.by} limit ${limit}`,
        order.by,
      )}`
  },
)

interface Order {
  /** Columns by which the page is sorted again, each followed by a comma. */
  keys: RawBuilder<unknown>
  by: RawBuilder<unknown>
}

// per kilogram or litre, then prices of other units, then those the viewer may not see: these are null, come by name,
// and reveal nothing [CARD-3, ROLE-4]
const byMeasure = sql`price.amount, price.amount * ${unitsInBase} as comparable,`
const byName = sql`lower(p.name), p.id`

/** How a list stands when nothing else is asked for. */
export const usualOrder = sql`p.featured_rank, p.available desc, ${byName}`

function orderOf(viewer: Viewer, sort: ProductSort, { search }: ListFilters): Order {
  const keys = sql``
  if (sort === 'name') return { keys, by: byName }
  if (sort === 'newest') return { keys, by: sql`p.created_at desc, p.id` }
  if (sort === 'cheapest') return { keys: byMeasure, by: sql`comparable nulls last, amount nulls last, ${byName}` }
  if (sort === 'dearest')
    return { keys: byMeasure, by: sql`comparable desc nulls last, amount desc nulls last, ${byName}` }
  if (!search) return { keys, by: usualOrder }
  return {
    // scores are compared in steps, so that the length of their texts does not scatter one material
    keys: sql`found.tier, ${isAskedPack(search)} as fits, round(found.score::numeric, 1) as score, ${isOpen(viewer)} as open,`,
    by: sql`tier, fits desc, ${byRelevance}`,
  }
}

// among equally relevant products, those whose price the viewer sees come first: it can order them
const byRelevance = sql`score desc, open desc, p.available desc, p.featured_rank, ${byName}`

/** Whether the viewer subscribes to the product's seller; null, which does not sort, for anybody but a buyer. */
function isOpen(viewer: Viewer): RawBuilder<boolean | null> {
  return isBuyer(viewer) ? sql`p.seller_id in ${subscribedSellers(viewer.companyId)}` : sql`null::boolean`
}

function isAskedPack(search: Search): RawBuilder<boolean> {
  return isPack(search.by === 'words' ? search.query.pack : null)
}

/** One offer of each material before the second of any, for variety in few rows. */
function varied(viewer: Viewer, search: Search): Order {
  const score = sql`round(found.score::numeric, 1)`
  const open = isOpen(viewer)
  const fits = isAskedPack(search)
  return {
    keys: sql`found.tier, ${fits} as fits, ${score} as score, ${open} as open, row_number() over (
      partition by found.tier, p.material_id
      order by ${fits} desc, ${score} desc, ${open} desc, p.available desc, p.featured_rank, ${byName}) as turn,`,
    by: sql`tier, fits desc, turn, ${byRelevance}`,
  }
}
