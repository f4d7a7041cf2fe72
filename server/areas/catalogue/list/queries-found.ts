import { type RawBuilder, sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import type { SearchedPack } from '#domain/catalogue/packs/searched-pack.ts'
import { MOST_COUNTED } from '#domain/format.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import { statement } from '#server/platform/statement.ts'
import { pricesVisibleTo } from '../prices/queries-pricing.ts'
import { productColumns } from './queries-cards.ts'
import { indexRangeOf } from './queries-driving-filter.ts'
import { isPack, isSet, type ListFilters, subscribedTo, unitsInBase, whereOf } from './queries-filters.ts'
import { isByPrice, orderedBy, type Page, type Rows, usualOrder } from './queries-page.ts'

// for a few varied products: offers of one material that are inspected, and materials whose offers have to bear words
// themselves
const LOOKED_AT = 80
const READ_THROUGH = 5
// one more than a list shows: so many are counted, and compared where they are sorted by anything but their places
const MOST_FOUND = MOST_COUNTED + 1

/** The columns that products `p` are counted by. */
export const countedColumns = sql`
  p.category_id, p.material_id, p.seller_id, p.grade, p.origin, p.form, p.pack_size, p.available`

/** Where a list's rows `p` are counted: all products, or the first that the search finds. */
export function sourceOf(
  viewer: Viewer,
  filters: ListFilters,
): { before: RawBuilder<unknown>; from: RawBuilder<unknown> } {
  const { search } = filters
  if (!search) return { before: sql``, from: sql`products p` }
  const reading = { columns: countedColumns, where: narrowed(viewer, filters), limit: MOST_FOUND }
  return { before: foundIn({ ...filters, search }, anyhow(search, reading)), from: sql`found p` }
}

function foundIn(
  { search, categoryId }: ListFilters & { search: Search },
  found: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`with ${bucketsOf(search, categoryId)}, found as (${found})`
}

/** Whether a search is known to have more results than a list shows, so that nothing is left to count. */
export function hasMany({ search, ...filters }: ListFilters): boolean {
  return Boolean(search?.buckets.some(({ isMany }) => isMany)) && !Object.values(filters).some(isSet)
}

/** The products of one page of a search's results, after `before`, where `found` are all that are counted. */
export function foundRows(
  viewer: Viewer,
  filters: ListFilters,
  search: Search,
  page: Page,
): Rows & { before: RawBuilder<unknown> } {
  const { sort, limit, offset } = page
  const { within, overall } = relevance(viewer, search)
  const by = sort === 'relevance' ? overall : orderedBy(sort)
  const first = (most: number) => read(viewer, filters, search, { within, each: most, limit: most })
  const ofPage = (rows: RawBuilder<unknown>) =>
    sql`select p.* from (${rows}) p order by ${by} limit ${limit} offset ${offset}`
  if (sort === 'relevance' && !search.pack)
    return { before: sourceOf(viewer, { ...filters, search }).before, rows: ofPage(first(offset + limit)), by }
  // read once, for being compared and for being counted
  const found = sql`select * from found`
  const rows = ofPage(isByPrice(sort) ? priced(viewer, found) : found)
  return { before: foundIn({ ...filters, search }, first(MOST_FOUND)), rows, by }
}

/**
 * The first products that a search finds, one offer of each material before the second of any. It reads few rows: of a
 * material with many offers only the first ones.
 */
export function variedRows(viewer: Viewer, filters: ListFilters, search: Search, limit: number): Rows {
  const { within, overall, fits } = relevance(viewer, search)
  const order = { within, each: limit, limit: limit * limit, lookedAt: LOOKED_AT }
  const found = read(viewer, filters, { ...search, buckets: readThroughFew(search.buckets) }, order)
  const rank = sql`row_number() over (partition by p.tier, p.material_id order by ${within}) as turn`
  const by = sql`p.tier, ${fits} turn, ${overall}`
  return { rows: sql`select p.*, ${rank} from (${found}) p order by ${by} limit ${limit}`, by }
}

function readThroughFew(buckets: readonly SearchBucket[]): SearchBucket[] {
  const through = buckets.filter(({ materialId, own }) => materialId !== null && own !== null)
  const left = new Set(through.slice(READ_THROUGH))
  return buckets.filter((bucket) => !left.has(bucket))
}

interface Relevance {
  /** Among the offers of a place. */
  within: RawBuilder<unknown>
  /** Among all, which are named `p`. */
  overall: RawBuilder<unknown>
  /** Followed by a comma; empty when no pack is requested. */
  fits: RawBuilder<unknown>
}

function relevance(viewer: Viewer, { pack }: Search): Relevance {
  const fits = pack ? sql`${isPack(pack)} desc,` : sql``
  // those whose price the viewer sees come first: it can order them
  const open = isBuyer(viewer) ? sql`(p.seller_id in ${subscribedTo(viewer)}) desc,` : sql``
  const within = sql`${fits} ${open} ${usualOrder}`
  return { fits, within, overall: sql`${pack ? sql`p.tier, ${fits}` : sql``} p.place, ${open} ${usualOrder}` }
}

function read(
  viewer: Viewer,
  filters: ListFilters,
  search: Search,
  { lookedAt, ...order }: { within: RawBuilder<unknown>; each: number; limit: number; lookedAt?: number },
): RawBuilder<unknown> {
  const columns = sql`${productColumns}, p.material_id`
  return inOrder(search, { columns, where: narrowed(viewer, filters), lookedAt, ...order })
}

/** The filters; those by sellers once more, so that an index finds what these offer of a material. */
function narrowed(viewer: Viewer, filters: ListFilters): RawBuilder<unknown> {
  const { sellerId, sellerUsernames, subscribed } = filters
  const range = indexRangeOf(viewer, { sellerId, sellerUsernames, subscribed })
  const where = whereOf(viewer, filters)
  return range ? sql`${range.column} = any(array(select * from ${range.values} range (value))) and ${where}` : where
}

/** Each price is looked up once (`offset 0`), for being shown and for being compared. */
function priced(viewer: Viewer, found: RawBuilder<unknown>): RawBuilder<unknown> {
  const { joins, amount } = pricesVisibleTo(viewer)
  return sql`
    select p.*, price.amount, price.amount * ${unitsInBase} as comparable
    from (${found}) p ${joins} cross join lateral (select ${amount} as amount offset 0) price`
}

/** Where offers of a search are read. */
export interface SearchBucket {
  /** Of equal tiers those come first that are sold in the pack that is asked for. */
  tier: number
  /** All its offers that bear `own`; without a material, offers of all that are no search's place. */
  materialId: number | null
  /** A tsquery that the offers' own words have to meet. */
  own: string | null
  /** Only these. */
  ids: readonly number[] | null
  /** Whether more offers are known to stand here than a list shows. */
  isMany: boolean
}

export interface SearchBuckets {
  /** Best first; no two hold the same offer. */
  buckets: readonly SearchBucket[]
  /** Offers that only places with `ids` may hold. */
  except: readonly number[]
}

/** What a keyword led to. */
export interface Search extends SearchBuckets {
  pack: SearchedPack | null
  /** What a mistyped keyword was taken for; null when it was searched as typed. */
  searchedFor: string | null
}

/** The first offers, with the number and the tier of their place. */
export const fewOfFound = statement(
  'a few offers of a search',
  { id: 'integer', place: 'integer', tier: 'integer' },
  (search: SearchBuckets, limit: number) => sql`
    with ${bucketsOf(search)}
    ${anyhow(search, { columns: sql`p.id, place.place::int as place, place.tier`, where: sql`p.status = 'published'`, limit })}`,
)

/** A common table expression; of a category, without the places of other categories' materials. */
function bucketsOf({ buckets }: SearchBuckets, categoryId?: number): RawBuilder<unknown> {
  const within = sql`where material_id is null or material_id in (
    select id from ${materialFacts} material where category_id = ${categoryId})`
  return sql`places as (
    select * from unnest(
      ${buckets.map(({ tier }) => tier)}::int[], ${buckets.map(({ materialId }) => materialId)}::int[],
      ${buckets.map(({ own }) => own)}::tsquery[], ${buckets.map(({ ids }) => ids && `{${ids.join()}}`)}::text[])
      with ordinality places (tier, material_id, own, ids, place)
    ${categoryId ? within : sql``}
    order by place)`
}

interface Reading {
  /** Of the products `p`, and of their `place`. */
  columns: RawBuilder<unknown>
  where: RawBuilder<unknown>
  limit: number
}

/**
 * The first offers in the order of their places and, within each, `within`; `each` of a material at most. Of a material
 * the first `lookedAt` in the order of lists may come, or any.
 */
function inOrder(
  search: SearchBuckets,
  {
    columns,
    where,
    limit,
    within,
    each,
    lookedAt,
  }: Reading & { within: RawBuilder<unknown>; each: number; lookedAt: number | undefined },
): RawBuilder<unknown> {
  const rowsOf = (condition: RawBuilder<unknown>, most: number, from = sql`products p`) =>
    sql`(select ${columns} from ${from} where ${condition} and ${where} order by ${within} limit ${most})`
  const looked =
    lookedAt === undefined
      ? undefined
      : sql`(select * from products p
      where p.material_id = place.material_id and place.ids is null and ${where}
      order by ${usualOrder} limit ${lookedAt}) p`
  const rows = inEachKind(search, (kind, condition) =>
    kind === 'ofMaterial' ? rowsOf(condition, each, looked) : rowsOf(condition, limit),
  )
  return sql`
    select p.*, place.place, place.tier from places place
    cross join lateral (${rows}) p
    order by place.place, ${within} limit ${limit}`
}

/** The first offers, in any order within their places. */
function anyhow(search: SearchBuckets, { columns, where, limit }: Reading): RawBuilder<unknown> {
  const rows = inEachKind(search, (_, met) => sql`select ${columns} from products p where ${met} and ${where}`)
  return sql`select p.* from places place cross join lateral (${rows}) p limit ${limit}`
}

type KindOfBucket = 'ofMaterial' | 'ofIds' | 'ofNoMaterial'

/** Products `p` of each kind of bucket; kinds that a search does not have would cost the server a part of a plan. */
function inEachKind(
  { buckets, except }: SearchBuckets,
  read: (kind: KindOfBucket, condition: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const others = buckets.flatMap(({ materialId }) => materialId ?? [])
  // one offer's words at a time: an 'exists' would be turned round into looking up every offer with these words
  const bears = sql`(place.own is null or (
      select search.terms @@ place.own from product_search search where search.product_id = p.id))
    and p.id <> all(${except}::int[])`
  const conditions = {
    ofMaterial: sql`p.material_id = place.material_id and place.ids is null and ${bears}`,
    ofIds: sql`p.id = any(place.ids::int[])`,
    ofNoMaterial: sql`place.material_id is null and place.ids is null and p.material_id <> all(${others}::int[])
      and ${bears}`,
  }
  const met = new Set(buckets.map(kindOf))
  // one at least, to be a query
  const kinds = met.size > 0 ? [...met].sort() : (['ofIds'] as const)
  return sql.join(
    kinds.map((kind) => read(kind, conditions[kind])),
    sql` union all `,
  )
}

function kindOf({ materialId, ids }: SearchBucket): KindOfBucket {
  if (ids) return 'ofIds'
  return materialId === null ? 'ofNoMaterial' : 'ofMaterial'
}
