import { type Expression, type RawBuilder, sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { categories, materialFacts } from '#server/areas/materials/public.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Db } from '#server/platform/database.ts'
import { type RowOf, statement } from '#server/platform/statement.ts'
import { countedKinds, YES } from './queries-counts.ts'
import { type DrivingFilter, drivingFilterOf, sizesOf } from './queries-driving-filter.ts'
import { isSet, type ListFilters, subscribedTo, whereOf } from './queries-filters.ts'
import { countedColumns, sourceOf } from './queries-found.ts'
import { STORED_FROM, type StoredCounts, storedCountsFor } from './queries-stored-counts.ts'

/** The kinds of filters beside a list; 'subscribed' counts the products of the viewer's sellers. */
export const facetKinds = [...countedKinds, 'subscribed'] as const
export type FacetKind = (typeof facetKinds)[number]

const facetColumns = {
  of: { oneOf: facetKinds },
  value: 'text',
  // of a category or a seller
  name: 'text?',
  count: 'integer',
} as const

/** How many products a filter value would leave. */
export type Facet = RowOf<typeof facetColumns>

// the filter of each kind, which does not narrow the kind's own counts
const filtersOf: Record<FacetKind, readonly (keyof ListFilters)[]> = {
  category: ['categoryId'],
  seller_type: ['sellerType'],
  seller: ['sellerUsernames'],
  function: ['functions'],
  grade: ['grades'],
  origin: ['origins'],
  form: ['forms'],
  pack_size: ['packSizes'],
  halal: ['halal'],
  ready: ['available'],
  subscribed: ['subscribed'],
}

// longer lists, of sellers for example, are not browsed
const MOST_VALUES = 100

/** Counts of each filter's values under the other filters, largest first [CARD-3, MAT-6]. */
export async function countFacets(db: Db, viewer: Viewer, filters: ListFilters): Promise<Facet[]> {
  // of no order, for which it would matter how many offers the viewer's sellers or a collection have
  const sizeOf = await sizesOf(db, viewer, {})
  const asks = groupsOf(viewer, filters).map(({ kinds, filters }) => async (handle: Db) => {
    const stored = storedCountsFor(viewer, filters)
    const ready = stored ? await storedFacets.rows(handle, viewer, stored, kinds) : []
    // also where no offer has a value of these kinds
    if (ready.some(({ of }) => of === 'any')) return ready.filter((facet): facet is Facet => facet.of !== 'any')
    return facets.rows(handle, viewer, filters, drivingFilterOf(viewer, filters, sizeOf, 'relevance'), kinds)
  })
  const counted = await pipeline<Db, Facet[][]>(db, ...asks)
  return counted.flat()
}

/**
 * Kinds that are counted under the same filters: all under which nothing of their own is set, and each other alone.
 * Subscribed sellers are not counted for viewers who cannot subscribe.
 */
function groupsOf(viewer: Viewer, filters: ListFilters): { kinds: FacetKind[]; filters: ListFilters }[] {
  if (!isBuyer(viewer) && filters.subscribed) return []
  const all = isBuyer(viewer) ? facetKinds : countedKinds
  const isChosen = (kind: FacetKind) => filtersOf[kind].some((name) => isSet(filters[name]))
  const chosen = all.filter(isChosen)
  return [
    { kinds: all.filter((kind) => !isChosen(kind)), filters },
    ...chosen.map((kind) => ({ kinds: [kind], filters: without(filters, filtersOf[kind]) })),
  ]
}

function without(filters: ListFilters, names: readonly (keyof ListFilters)[]): ListFilters {
  return { ...filters, ...Object.fromEntries(names.map((name) => [name, undefined])) }
}

export const storedFacets = statement(
  'facets from counts that are kept',
  // 'any': all offers of the list, which implies stored counts
  { ...facetColumns, of: { oneOf: [...facetKinds, 'any'] } },
  (viewer: Viewer, { within, having }: StoredCounts, kinds: readonly FacetKind[]) => sql`
    with held as materialized (select id from ${having} attribute (id)),
    kept as (
      select sum(offers)::int as offers from offer_counts
      where category_id = ${within} and having_id in (select id from held) and attribute_id = 0
      having sum(offers) >= ${STORED_FROM}),
    counted as (
      select attribute.kind, attribute.value, sum(count.offers)::int as count
      from held
      join offer_counts count on count.having_id = held.id and count.category_id = ${within} and count.offers > 0
      join offer_attributes attribute on attribute.id = count.attribute_id
      where exists (select from kept) and attribute.kind = any(${among(kinds)}::text[])
      group by attribute.kind, attribute.value)
    ${shown(viewer, kinds)}
    union all
    select 'any', '', null, offers from kept
    order by count desc, value`,
)

/** Kinds of attributes from which these are counted: subscribed ones are sellers. */
function among(kinds: readonly FacetKind[]): readonly string[] {
  return kinds.includes('subscribed') ? [...kinds, 'seller'] : kinds
}

export const facets = statement(
  'facets',
  facetColumns,
  (viewer: Viewer, filters: ListFilters, driving: DrivingFilter | null, kinds: readonly FacetKind[]) => {
    const { before, from } = sourceOf(viewer, filters)
    return sql`
      ${filters.search ? sql`${before},` : sql`with`} met as (
        select ${countedColumns}
        from ${driving && !filters.search ? driving.from : from}
        ${filters.search ? sql`` : sql`where ${whereOf(viewer, filters)}`}),
      of_material as (
        select used.offers, material.functions, material.halal_critical
        from (select material_id, count(*) as offers from met group by material_id) used
        cross join lateral ${theOne(materialFacts, sql`used.material_id`)} material),
      counted as (
        select
          case when category_id is not null then 'category' when seller_id is not null then 'seller'
            when grade is not null then 'grade' when origin is not null then 'origin' when form is not null then 'form'
            else 'pack_size' end as kind,
          coalesce(category_id::text, seller_id::text, grade, origin, form, pack_size) as value, count(*)::int as count
        from met
        group by grouping sets ((category_id), (seller_id), (grade), (origin), (form), (pack_size))
        union all
        select 'seller_type', seller.seller_type, sum(offers)::int
        from (select seller_id, count(*) as offers from met group by seller_id) selling
        cross join lateral ${theOne(companyFacts, sql`selling.seller_id`)} seller group by seller.seller_type
        union all
        select 'function', name, sum(offers)::int from of_material cross join lateral (select distinct unnest(functions)) used (name) group by name
        union all
        select 'halal', ${sql.lit(YES)}, sum(offers)::int from of_material where not halal_critical having sum(offers) > 0
        union all
        select 'ready', ${sql.lit(YES)}, count(*)::int from met where available having count(*) > 0)
      ${shown(viewer, kinds)}
      order by count desc, value`
  },
)

/** The row with an id, looked up by it: joined, all rows may be read. */
function theOne(facts: Expression<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select * from ${facts} fact where fact.id = ${id} limit 1)`
}

/** The largest counts of each kind, not in order, with the viewer's sellers added up, from `counted (kind, value, count)`. */
function shown(viewer: Viewer, kinds: readonly FacetKind[]): RawBuilder<unknown> {
  return sql`
    select ranked.kind as "of", coalesce(seller.username, ranked.value) as value,
      coalesce(seller.name, category.name) as name, ranked.count
    from (
      select *, row_number() over (partition by kind order by count desc, value) as place from counted
      where kind = any(${kinds}::text[]) and value <> '') ranked
    left join lateral ${theOne(companyFacts, sql`case when ranked.kind = 'seller' then ranked.value::uuid end`)} seller
      on true
    left join ${categories} category
      on category.id = case when ranked.kind = 'category' then ranked.value::smallint end
    where ranked.place <= ${MOST_VALUES}
    union all
    select 'subscribed', ${sql.lit(YES)}, null, sum(count)::int from counted
    where 'subscribed' = any(${kinds}::text[]) and kind = 'seller' and value in (
      select seller_id::text from ${subscribedTo(viewer)} mine (seller_id))
    having sum(count) > 0`
}
