import { sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { categories } from '#server/areas/materials/public.ts'
import { joinSubscription } from '#server/areas/subscriptions/public.ts'
import type { Db } from '#server/platform/database.ts'
import { type RowOf, statement } from '#server/platform/statement.ts'
import { type ListFilters, sourceOf, standingIn } from './queries-filters.ts'

const facetColumns = {
  // 'subscribed' counts the products of subscribed sellers
  of: { oneOf: ['category', 'type', 'grade', 'origin', 'seller', 'subscribed'] },
  value: 'text?',
  // display name; null for a seller type
  name: 'text?',
  count: 'integer',
} as const

/** How many products a filter value would leave. */
export type Facet = RowOf<typeof facetColumns>

/** Counts of each filter's values under the other filters, largest first [CARD-3]. */
export function countFacets(db: Db, viewer: Viewer, filters: ListFilters): Promise<Facet[]> {
  return facets.rows(db, viewer, filters)
}

export const facets = statement('facets', facetColumns, (viewer: Viewer, filters: ListFilters) => {
  const { before, from } = sourceOf(filters)
  const { categoryId = null, sellerType = null, showcase = null } = filters
  const { sellerUsernames: sellers = null, grades = null, origins = null } = filters
  const buyer = isBuyer(viewer) ? viewer.companyId : null
  // one pass over the products: each row says which filters it meets, and each facet requires all but its own; the
  // grouped columns are never null in a product, so the one that is not null says what a row counts
  return sql`
    ${filters.search ? sql`${before},` : sql`with`} met as (
      select p.category_id, p.grade, p.origin, seller.seller_type, seller.username, seller.name as seller_name,
        ${categoryId}::int is null or p.category_id = ${categoryId} as by_category,
        ${sellerType}::text is null or seller.seller_type = ${sellerType} as by_type,
        ${sellers}::text[] is null or seller.username = any(${sellers}::text[]) as by_seller,
        ${grades}::text[] is null or p.grade = any(${grades}::text[]) as by_grade,
        ${origins}::text[] is null or p.origin = any(${origins}::text[]) as by_origin,
        not ${filters.subscribed ?? false} or subscription.status is not distinct from 'active' as by_subscription,
        subscription.status is not distinct from 'active' as subscribed
      from ${from}
      join ${companyFacts} seller on seller.id = p.seller_id
      ${joinSubscription(buyer, sql`p.seller_id`)}
      where p.status = 'published' and (${showcase}::text is null or p.id in ${standingIn(showcase)}))
    select
      case when category_id is not null then 'category' when seller_type is not null then 'type'
        when grade is not null then 'grade' when origin is not null then 'origin' when username is not null then 'seller' else 'subscribed' end as "of",
      coalesce(category_id::text, seller_type, grade, origin, username) as value,
      coalesce((select category.name from ${categories} category where category.id = category_id), grade, origin,
        seller_name) as name,
      (case
        when category_id is not null then
          count(*) filter (where by_type and by_seller and by_grade and by_origin and by_subscription)
        when seller_type is not null then
          count(*) filter (where by_category and by_seller and by_grade and by_origin and by_subscription)
        when grade is not null then
          count(*) filter (where by_category and by_type and by_seller and by_origin and by_subscription)
        when origin is not null then
          count(*) filter (where by_category and by_type and by_seller and by_grade and by_subscription)
        when username is not null then
          count(*) filter (where by_category and by_type and by_grade and by_origin and by_subscription)
        else count(*) filter (where subscribed and by_category and by_type and by_seller and by_grade and by_origin) end)::int as count
    from met
    group by grouping sets ((category_id), (seller_type), (grade), (origin), (username, seller_name), ())
    order by count desc, value`
})
