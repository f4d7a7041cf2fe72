import { type RawBuilder, sql } from 'kysely'
import type { SearchedPack } from '#domain/catalogue/packs/searched-pack.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import { statement } from '#server/platform/statement.ts'
import { usualOrder } from './queries-page.ts'

/** Where offers of a search are read. */
export interface SearchBucket {
  /** Of equal tiers those come first that are sold in the pack that is requested. */
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

/** The result of a keyword's search. */
export interface Search extends SearchBuckets {
  pack: SearchedPack | null
  /** The correction of a mistyped keyword; null when it was searched as typed. */
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
export function bucketsOf({ buckets }: SearchBuckets, categoryId?: number): RawBuilder<unknown> {
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
export function inOrder(
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
  const { ofMaterial, ofIds, ofNoMaterial } = conditions(search)
  const looked =
    lookedAt === undefined
      ? undefined
      : sql`(select * from products p
      where p.material_id = place.material_id and place.ids is null and ${where}
      order by ${usualOrder} limit ${lookedAt}) p`
  return sql`
    select p.*, place.place, place.tier from places place
    cross join lateral (
      ${rowsOf(ofMaterial, each, looked)} union all ${rowsOf(ofIds, limit)}
      union all ${rowsOf(ofNoMaterial, limit)}) p
    order by place.place, ${within} limit ${limit}`
}

/** The first offers, in any order within their places. */
export function anyhow(search: SearchBuckets, { columns, where, limit }: Reading): RawBuilder<unknown> {
  const rowsOf = (condition: RawBuilder<unknown>) =>
    sql`select ${columns} from products p where ${condition} and ${where}`
  const { ofMaterial, ofIds, ofNoMaterial } = conditions(search)
  return sql`select p.* from places place
    cross join lateral (${rowsOf(ofMaterial)} union all ${rowsOf(ofIds)} union all ${rowsOf(ofNoMaterial)}) p
    limit ${limit}`
}

/** Of products `p`, in each of the three kinds of place. */
function conditions({ buckets, except }: SearchBuckets) {
  const others = buckets.flatMap(({ materialId }) => materialId ?? [])
  // one offer's words at a time: an 'exists' would be turned round into looking up every offer with these words
  const bears = sql`(place.own is null or (
      select search.terms @@ place.own from product_search search where search.product_id = p.id))
    and p.id <> all(${except}::int[])`
  return {
    ofMaterial: sql`p.material_id = place.material_id and place.ids is null and ${bears}`,
    ofIds: sql`p.id = any(place.ids::int[])`,
    ofNoMaterial: sql`place.material_id is null and place.ids is null and p.material_id <> all(${others}::int[])
      and ${bears}`,
  }
}
