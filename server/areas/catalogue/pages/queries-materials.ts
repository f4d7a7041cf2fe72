import { type RawBuilder, sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import { sellerTypes } from '#domain/catalogue/seller-type.ts'
import { categories, materialFacts, materialSlugs } from '#server/areas/materials/public.ts'
import { joinSubscription } from '#server/areas/subscriptions/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { type RowOf, statement } from '#server/platform/statement.ts'
import { cardColumns } from '../list/queries-cards.ts'
import { type DrivingFilter, drivingFilterOf } from '../list/queries-driving-filter.ts'
import { baseOfUnit, type ListFilters, unitsInBase } from '../list/queries-filters.ts'
import { pageOf, type Total, totalOf } from '../list/queries-list.ts'
import { type Page, rowsOfPage, usualOrder } from '../list/queries-page.ts'
import { pricesVisibleTo } from '../prices/queries-pricing.ts'
import { offered, offersOf } from './queries-offered.ts'

const materialColumns = {
  id: 'integer',
  slug: 'text',
  name: 'text',
  name_english: 'text',
  other_names: 'text[]',
  description: 'text',
  cas_number: 'text?',
  e_number: 'text?',
  inci: 'text?',
  hs_code: 'text?',
  functions: 'text[]',
  halal_critical: 'boolean',
  hazard: 'text?',
  category_id: 'smallint',
  category_name: 'text',
  offers: 'integer',
  sellers: 'integer',
  sellers_ready: 'integer',
  // of a buyer; meaningless for anybody else
  sellers_hidden: 'integer',
  sellers_to_ask: 'integer',
  forms: 'text[]',
  // of the offer that stands first in lists
  pictured_id: 'integer?',
  picture_version: 'integer?',
  cover_photo: 'text?',
} as const

/** A material, with what is counted of its published offers. */
export type MaterialRow = RowOf<typeof materialColumns>

export async function findMaterial(db: Db, viewer: Viewer, slug: string): Promise<MaterialRow | undefined> {
  const [found] = await materialOfSlug.rows(db, viewer, slug)
  return found
}

export const materialOfSlug = statement('a material', materialColumns, (viewer: Viewer, slug: string) => {
  const subscription = joinSubscription(isBuyer(viewer) ? viewer.companyId : null, sql`p.seller_id`)
  return sql`
    select material.*, category.name as category_name, offered.*
    from ${materialSlugs} called
    join ${materialFacts} material on material.id = called.material_id
    join ${categories} category on category.id = material.category_id
    cross join lateral (
      select ${countsOfOffers},
        (count(distinct p.seller_id) filter (where coalesce(subscription.status, 'ended') in ('declined', 'ended')))::int
          as sellers_to_ask,
        coalesce(array_agg(distinct p.form) filter (where p.form <> ''), '{}') as forms,
        (array_agg(p.id order by ${usualOrder}))[1] as pictured_id,
        (array_agg(p.picture_version order by ${usualOrder}))[1] as picture_version,
        (array_agg(p.cover_photo order by ${usualOrder}))[1] as cover_photo
      from products p ${subscription}
      where p.material_id = material.id and p.status = 'published') offered
    where called.slug = ${slug}`
})

/** How many offers `p` and sellers there are, by the viewer's `subscription`. */
export const countsOfOffers = sql`count(*)::int as offers, count(distinct p.seller_id)::int as sellers,
  (count(distinct p.seller_id) filter (where p.available))::int as sellers_ready,
  (count(distinct p.seller_id) filter (where subscription.status is distinct from 'active'))::int as sellers_hidden`

const rangeColumns = {
  unit: 'text',
  // units of that base or unit
  least_minimum: 'numeric',
  // offers whose price the viewer sees; without any the amounts are null
  priced: 'integer',
  lowest: 'numeric?',
  median: 'numeric?',
  highest: 'numeric?',
} as const

export type RangeRow = RowOf<typeof rangeColumns>

/**
 * The range of minimums and visible prices in the unit of most offers; offers in other units are left out. Undefined
 * without offers [MAT-2, ROLE-4].
 */
export async function findRange(db: Db, viewer: Viewer, materialId: number): Promise<RangeRow | undefined> {
  const [found] = await rangeOfOffers.rows(db, viewer, materialId)
  return found
}

export const rangeOfOffers = statement(
  'the range of the offers of a material',
  rangeColumns,
  (viewer: Viewer, materialId: number) => rangeOf(viewer, sql`${materialId}`),
)

/** The range of the offers of a material, as a subquery with a row at most. */
export function rangeOf(viewer: Viewer, materialId: RawBuilder<unknown>): RawBuilder<unknown> {
  const prices = pricesVisibleTo(viewer)
  const inBase = sql`coalesce(${unitsInBase}, 1)`
  return sql`
    select unit, min(minimum) as least_minimum, count(amount)::int as priced,
      min(amount) as lowest, ${exactMedian} as median, max(amount) as highest
    from (
      select coalesce(${baseOfUnit}, lower(p.unit)) as unit, trim_scale(p.min_purchase / ${inBase}) as minimum,
        round(${prices.amount} * ${inBase}, 2) as amount
      from products p ${prices.joins}
      where p.material_id = ${materialId} and p.status = 'published') offered
    group by unit
    order by count(*) desc, unit
    limit 1`
}

// percentile_cont would pass through a float; the lower and the upper middle are one where their number is odd
const exactMedian = sql`round((percentile_disc(0.5) within group (order by amount)
  + percentile_disc(0.5) within group (order by amount desc)) / 2, 2)`

const countedColumns = { slug: 'text', name: 'text', offers: 'integer' } as const

/** At most `limit` materials of the category that share most functions, and are offered by anybody. */
export function findRelatedMaterials(db: Db, materialId: number, limit: number) {
  return relatedMaterials.rows(db, materialId, limit)
}

export const relatedMaterials = statement(
  'materials related to one',
  countedColumns,
  (materialId: number, limit: number) => sql`
      with near as (
        select other.id, (select count(*) from unnest(other.functions) name where name = any(material.functions)) as shared
        from ${materialFacts} material
        join ${materialFacts} other
          on other.category_id = material.category_id and other.id <> material.id and other.functions && material.functions
        where material.id = ${materialId} and exists (${offered(sql`other.id`)}))
      select other.slug, other.name, ${offersOf(sql`other.id`)} as offers
      from (
        select near.shared, named.id, named.slug, named.name
        from (select *, rank() over (order by shared desc) as place from near) near
        -- of those alone that may be shown the names are looked up
        join ${materialFacts} named on named.id = near.id
        where near.place <= ${limit}
        order by near.shared desc, lower(named.name), named.id
        limit ${limit}) other
      order by shared desc, offers desc, lower(other.name), other.id`,
)

/** The materials of the first products of a list, `among` so many, at most `limit`, each where its first product stands. */
export function findFirstMaterials(
  db: Db,
  viewer: Viewer,
  filters: ListFilters,
  bounds: { limit: number; among: number },
) {
  return firstMaterials.rows(db, viewer, filters, bounds)
}

export const firstMaterials = statement(
  'the materials of the first products of a list',
  { slug: 'text', name: 'text' },
  (viewer: Viewer, filters: ListFilters, { limit, among }: { limit: number; among: number }) => {
    const driving = drivingFilterOf(viewer, filters, () => 0, 'relevance')
    const { rows, by } = rowsOfPage(viewer, filters, { sort: 'relevance', limit: among, offset: 0 }, driving)
    return sql`
      select material.slug, material.name
      from (
        select product.material_id, min(first.place) as place
        from (select p.id, row_number() over (order by ${by}) as place from (${rows}) p) first
        join products product on product.id = first.id
        group by product.material_id
        order by place limit ${limit}) first
      join ${materialFacts} material on material.id = first.material_id
      order by first.place`
  },
)

/** The first of these materials that are offered by anybody, at most `limit`, in the order of the given ids [MAT-3]. */
export function findOffered(db: Db | Tx, materialIds: readonly number[], limit: number) {
  return offeredMaterials.rows(db, materialIds, limit)
}

export const offeredMaterials = statement(
  'materials that are offered',
  { ...countedColumns, casNumber: 'text?', eNumber: 'text?' },
  (materialIds: readonly number[], limit: number) => sql`
    select material.slug, material.name, material.cas_number as "casNumber", material.e_number as "eNumber",
      ${offersOf(sql`first.id`)} as offers
    from (
      select id, place from unnest(${materialIds}::int[]) with ordinality asked (id, place)
      where exists (${offered(sql`asked.id`)})
      order by place limit ${limit}) first
    join ${materialFacts} material on material.id = first.id
    order by first.place`,
)

const offerColumns = {
  ...cardColumns,
  total: 'integer?',
  maker: 'text',
  seller_type: { oneOf: sellerTypes },
  seller_city: 'text',
  units_in_stock: 'numeric',
} as const

/** A product among the offers of its material. */
export type OfferRow = RowOf<typeof offerColumns>

/** One page of a material's offers, and how many there are. */
export async function findOffers(
  db: Db,
  viewer: Viewer,
  filters: ListFilters,
  page: Page,
): Promise<{ offers: OfferRow[] } & Total> {
  const driving = drivingFilterOf(viewer, filters, () => 0, page.sort)
  const offers = await pageOfOffers.rows(db, viewer, filters, page, driving)
  return { offers, ...(await totalOf(db, { viewer, filters, page, driving }, offers)) }
}

export const pageOfOffers = statement(
  'a page of offers of a material',
  offerColumns,
  (viewer: Viewer, filters: ListFilters, page: Page, driving: DrivingFilter | null) =>
    pageOf(
      { viewer, filters, page, driving },
      sql`, p.maker, seller.seller_type, seller.city as seller_city,
        coalesce((select units from product_stocks where product_id = p.id), 0) as units_in_stock`,
    ),
)

const choiceColumns = { of: { oneOf: ['grade', 'origin', 'pack'] }, value: 'text', count: 'integer' } as const

/** How many offers a filter value would leave. */
export type OfferChoice = RowOf<typeof choiceColumns>

export function countOfferChoices(db: Db, viewer: Viewer, materialId: number, filters: ListFilters) {
  return offerChoices.rows(db, viewer, materialId, filters)
}

export const offerChoices = statement(
  'filter values of the offers of a material',
  choiceColumns,
  (viewer: Viewer, materialId: number, { grades, origins, packs, subscribed, available }: ListFilters) => sql`
    with met as (
      select p.grade, p.origin, p.pack_label,
        ${grades ?? null}::text[] is null or p.grade = any(${grades ?? null}::text[]) as by_grade,
        ${origins ?? null}::text[] is null or p.origin = any(${origins ?? null}::text[]) as by_origin,
        ${packs ?? null}::text[] is null or p.pack_label = any(${packs ?? null}::text[]) as by_pack
      from products p
      ${joinSubscription(isBuyer(viewer) ? viewer.companyId : null, sql`p.seller_id`)}
      where p.material_id = ${materialId} and p.status = 'published'
        and (not ${available ?? false} or p.available)
        and (not ${subscribed ?? false} or subscription.status is not distinct from 'active'))
    select
      case when grade is not null then 'grade' when origin is not null then 'origin' else 'pack' end as "of",
      coalesce(grade, origin, pack_label) as value,
      (case
        when grade is not null then count(*) filter (where by_origin and by_pack)
        when origin is not null then count(*) filter (where by_grade and by_pack)
        else count(*) filter (where by_grade and by_origin) end)::int as count
    from met
    group by grouping sets ((grade), (origin), (pack_label))
    order by count desc, value`,
)
