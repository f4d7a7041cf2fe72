import { type RawBuilder, sql } from 'kysely'
import type { AskedPack } from '#domain/catalogue/packs/asked-pack.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import { statement } from '#server/platform/statement.ts'
import { usualOrder } from './queries-page.ts'

/** Where offers of a search are read. */
export interface Place {
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

export interface Places {
  /** Best first; no two hold the same offer. */
  places: readonly Place[]
  /** Offers that only places with `ids` may hold. */
  except: readonly number[]
}

/** What a keyword led to. */
export interface Search extends Places {
  pack: AskedPack | null
  /** What a mistyped keyword was taken for; null when it was searched as typed. */
  searchedFor: string | null
}

/** The first offers, with the number and the tier of their place. */
export const fewOfFound = statement(
  'a few offers of a search',
  { id: 'integer', place: 'integer', tier: 'integer' },
  (search: Places, limit: number) => sql`
    with ${placesOf(search)}
    ${anyhow(search, { columns: sql`p.id, place.place::int as place, place.tier`, where: sql`p.status = 'published'`, limit })}`,
)

/** A common table expression; of a category, without the places of other categories' materials. */
export function placesOf({ places }: Places, categoryId?: number): RawBuilder<unknown> {
  const within = sql`where material_id is null or material_id in (
    select id from ${materialFacts} material where category_id = ${categoryId})`
  return sql`places as (
    select * from unnest(
      ${places.map(({ tier }) => tier)}::int[], ${places.map(({ materialId }) => materialId)}::int[],
      ${places.map(({ own }) => own)}::tsquery[], ${places.map(({ ids }) => ids && `{${ids.join()}}`)}::text[])
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
  search: Places,
  {
    columns,
    where,
    limit,
    within,
    each,
    lookedAt,
  }: Reading & { within: RawBuilder<unknown>; each: number; lookedAt: number | undefined },
): RawBuilder<unknown> {
  const part = (condition: RawBuilder<unknown>, most: number, from = sql`products p`) =>
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
      ${part(ofMaterial, each, looked)} union all ${part(ofIds, limit)}
      union all ${part(ofNoMaterial, limit)}) p
    order by place.place, ${within} limit ${limit}`
}

/** The first offers, in any order within their places. */
export function anyhow(search: Places, { columns, where, limit }: Reading): RawBuilder<unknown> {
  const part = (condition: RawBuilder<unknown>) =>
    sql`select ${columns} from products p where ${condition} and ${where}`
  const { ofMaterial, ofIds, ofNoMaterial } = conditions(search)
  return sql`select p.* from places place
    cross join lateral (${part(ofMaterial)} union all ${part(ofIds)} union all ${part(ofNoMaterial)}) p
    limit ${limit}`
}

/** Of products `p`, in each of the three kinds of place. */
function conditions({ places, except }: Places) {
  const others = places.flatMap(({ materialId }) => materialId ?? [])
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
