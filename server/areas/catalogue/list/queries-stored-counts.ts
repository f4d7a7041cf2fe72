import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#domain/accounts/actor.ts'
import { type AttributeKind, YES } from './queries-counts.ts'
import { isSet, type ListFilters, sellersCalled, subscribedTo } from './queries-filters.ts'

/**
 * Where `offer_counts` holds what a list counts: `within` a category (0: all), `having` attributes (0: none requested).
 */
export interface StoredCounts {
  within: number
  /** A subquery with ids of attributes. */
  having: RawBuilder<unknown>
}

/** Where it holds how many offers have one of each of two kinds of attributes. */
interface StoredPairCounts extends StoredCounts {
  /** A subquery with ids of attributes. */
  beside: RawBuilder<unknown>
}

/** From this many offers on, stored counts are shown; smaller ones are counted each time and never stale. */
export const STORED_FROM = 200

/**
 * The stored counts for a list: with filters of one kind beside the category, as long as no offer can have two of the
 * values. Undefined when these have to be counted.
 */
export function storedCountsFor(viewer: Viewer, filters: ListFilters): StoredCounts | undefined {
  const { within, chosen } = chosenOf(filters)
  const [name, another] = chosen
  if (!name) return { within, having: sql`(values (0))` }
  const having = another ? undefined : havingOf(viewer, name, filters)
  return having && { within, having }
}

/** The stored count of offers for filters of two kinds beside the category; undefined when it has to be counted. */
export function storedPairFor(viewer: Viewer, filters: ListFilters): StoredPairCounts | undefined {
  const { within, chosen } = chosenOf(filters)
  // beside a material everything else is counted, and it beside nothing
  const [one, other, third] = chosen.toSorted((a, b) => Number(b === 'materialId') - Number(a === 'materialId'))
  if (!one || !other || third) return undefined
  const having = havingOf(viewer, one, filters)
  const beside = havingOf(viewer, other, filters)
  return having && beside && { within, having, beside }
}

function chosenOf({ categoryId, ...others }: ListFilters): { within: number; chosen: (keyof ListFilters)[] } {
  const chosen = Object.entries(others).flatMap(([name, value]) => (isSet(value) ? [name as keyof typeof others] : []))
  return { within: categoryId ?? 0, chosen }
}

function havingOf(
  viewer: Viewer,
  name: keyof ListFilters,
  { materialId, sellerId, sellerUsernames, sellerType, grades, origins, forms, packSizes, functions }: ListFilters,
): RawBuilder<unknown> | undefined {
  if (name === 'materialId') return valued('material', [String(materialId)])
  if (name === 'sellerId') return valued('seller', [sellerId ?? ''])
  if (name === 'sellerUsernames') return ofSellers(sellersCalled(sellerUsernames ?? []))
  if (name === 'subscribed') return ofSellers(subscribedTo(viewer))
  if (name === 'sellerType') return valued('seller_type', [sellerType ?? ''])
  if (name === 'grades') return valued('grade', grades ?? [])
  if (name === 'origins') return valued('origin', origins ?? [])
  if (name === 'forms') return valued('form', forms ?? [])
  if (name === 'packSizes') return valued('pack_size', packSizes ?? [])
  if (name === 'halal') return valued('halal', [YES])
  if (name === 'available') return valued('ready', [YES])
  // of several functions a material may have two
  if (name === 'functions' && functions?.length === 1) return valued('function', functions)
  return undefined
}

/** Ids of the attributes of a kind with any of these values, as a subquery. */
function valued(kind: AttributeKind, values: readonly string[]): RawBuilder<unknown> {
  return sql`(select id from offer_attributes where kind = ${kind}::text and value = any(${values}::text[]))`
}

function ofSellers(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select attribute.id from ${ids} seller (id)
    join offer_attributes attribute on attribute.kind = 'seller' and attribute.value = seller.id::text)`
}

/** The id of one attribute, as a subquery. @param value of another row */
export function attributeOf(
  kind: AttributeKind,
  value: RawBuilder<unknown> | Expression<unknown>,
): RawBuilder<unknown> {
  return sql`(select id from offer_attributes where kind = ${sql.lit(kind)} and value = ${value}::text)`
}

/** How many offers have both, up to `most`, and null for more: the stored number, or `counted` where it is small. */
export function storedPairOr(
  counted: RawBuilder<number | null>,
  { within, having, beside }: StoredPairCounts,
  most: number,
): RawBuilder<number | null> {
  return sql`(
    select case when kept.offers > ${sql.lit(most)} then null when kept.offers >= ${sql.lit(STORED_FROM)} then kept.offers
      else ${counted} end
    from (
      select coalesce(sum(offers), 0)::int as offers from offer_counts
      where category_id = ${within} and having_id = any(array${having}) and attribute_id = any(array${beside})) kept)`
}

/**
 * The number of a category's offers, or of those with an attribute: the stored number, or `counted` where it is small.
 * @param having an id of `offer_attributes`, 0 for none
 */
export function storedCountOr(
  counted: RawBuilder<unknown>,
  { within, having }: { within: RawBuilder<unknown> | Expression<unknown>; having: RawBuilder<unknown> },
): RawBuilder<number> {
  return sql`(
    select case when kept.offers >= ${sql.lit(STORED_FROM)} then kept.offers else ${counted} end
    from (
      select coalesce(sum(offers), 0)::int as offers from offer_counts
      where category_id = ${within} and having_id in ${having} and attribute_id = 0) kept)`
}

/** The ids of the categories of offers with an attribute: from stored counts, or `counted` where they are few. */
export function storedCategoriesOr(counted: RawBuilder<unknown>, having: RawBuilder<unknown>): RawBuilder<number[]> {
  const offers = sql`select offers from offer_counts count where count.category_id = 0 and count.having_id in ${having}`
  return sql`case when coalesce((${offers} and count.attribute_id = 0), 0) < ${sql.lit(STORED_FROM)} then ${counted}
    else array(
      select attribute.value::smallint from offer_attributes attribute
      where attribute.kind = 'category' and (${offers} and count.attribute_id = attribute.id) > 0
      order by attribute.value::smallint) end`
}

/** How many published products stand in collections, whose ids are a subquery; as of now [CARD-3]. */
export function offersInShowcases(ids: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(
    select coalesce(sum(offers), 0)::int from showcase_counts where showcase_id = any(array${ids}))`
}
