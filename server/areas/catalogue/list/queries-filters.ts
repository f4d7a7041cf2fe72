import { type RawBuilder, sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import { type Measure, measures } from '#domain/catalogue/packs/measure.ts'
import type { SearchedPack } from '#domain/catalogue/packs/searched-pack.ts'
import type { SellerType } from '#domain/catalogue/seller-type.ts'
import type { DecimalText } from '#domain/money.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import { subscribedSellers } from '#server/areas/subscriptions/public.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import type { Search } from './queries-found.ts'

/** The filters of a product list; absent ones do not apply [CARD-3, MAT-6]. */
export interface ListFilters {
  categoryId?: number | undefined
  sellerType?: SellerType | undefined
  materialId?: number | undefined
  /** Of any of these sellers. */
  sellerUsernames?: readonly string[] | undefined
  sellerId?: string | undefined
  /** Slug of a collection. */
  showcase?: string | undefined
  /** Of any of these grades. */
  grades?: readonly string[] | undefined
  /** From any of these countries. */
  origins?: readonly string[] | undefined
  /** Of materials used for any of these. */
  functions?: readonly string[] | undefined
  forms?: readonly string[] | undefined
  /** In packs of any of these sizes: '25 kg'. */
  packSizes?: readonly string[] | undefined
  /** In any of these packs, as they are labelled. */
  packs?: readonly string[] | undefined
  /** Only of materials that are not halal-critical. */
  halal?: boolean | undefined
  /** Only sellers the viewer actively subscribes to. */
  subscribed?: boolean | undefined
  /** Only what can be ordered now. */
  available?: boolean | undefined
  search?: Search | undefined
}

/** The conditions of a list, for a query that names its products `p`; drafts and withdrawn products are excluded. */
export function whereOf(viewer: Viewer, filters: ListFilters): RawBuilder<unknown> {
  return sql.join([sql`p.status = 'published'`, ...conditionsOf(viewer, filters)], sql` and `)
}

/**
 * The conditions of a list read along an index: whether a seller is the viewer's is checked row by row (`offset 0`).
 */
export function whereAlong(viewer: Viewer, filters: ListFilters): RawBuilder<unknown> {
  if (!filters.subscribed) return whereOf(viewer, filters)
  return sql`${whereOf(viewer, { ...filters, subscribed: undefined })} and exists (
    select from ${subscribedTo(viewer)} mine (id) where mine.id = p.seller_id offset 0)`
}

/** Whether a filter applies: 0 is no category, false asks for nothing. */
export function isSet(value: unknown): boolean {
  return value !== undefined && value !== false && value !== 0
}

// only what is set stands in the text: PostgreSQL plans a text once for all values, and would take a filter that may
// not apply for one that leaves a row
function conditionsOf(viewer: Viewer, filters: ListFilters): RawBuilder<unknown>[] {
  return Object.entries(conditions).flatMap(([name, write]) => {
    const value = filters[name as keyof ListFilters] // the table's own names
    return isSet(value) ? [write(value as never, viewer, filters)] : []
  })
}

type Conditions = {
  [Name in Exclude<keyof ListFilters, 'search'>]-?: (
    value: NonNullable<ListFilters[Name]>,
    viewer: Viewer,
    filters: ListFilters,
  ) => RawBuilder<unknown>
}

const conditions: Conditions = {
  categoryId: (id) => sql`p.category_id = ${id}`,
  sellerType: (type) => sql`p.seller_id in (select id from ${companyFacts} seller where seller_type = ${type})`,
  materialId: (id) => sql`p.material_id = ${id}`,
  sellerUsernames: (usernames) => sql`p.seller_id in ${sellersCalled(usernames)}`,
  sellerId: (id) => sql`p.seller_id = ${id}`,
  // behind a fence (`offset 0`), so that it is filtered row by row, in the order of the list
  showcase: (_, __, filters) => sql`exists (
    select from showcase_products place
    where place.product_id = p.id and place.showcase_id = any(array${showcasesOf(filters)}) offset 0)`,
  grades: (grades) => sql`p.grade = ${anyOf(grades)}`,
  origins: (origins) => sql`p.origin = ${anyOf(origins)}`,
  functions: (functions) => sql`p.material_id in ${materialsUsedFor(functions)}`,
  forms: (forms) => sql`p.form = ${anyOf(forms)}`,
  packSizes: (sizes) => sql`p.pack_size = ${anyOf(sizes)}`,
  packs: (labels) => sql`p.pack_label = ${anyOf(labels)}`,
  halal: () => sql`p.material_id in (select id from ${materialFacts} material where not halal_critical)`,
  subscribed: (_, viewer) => sql`p.seller_id in ${subscribedTo(viewer)}`,
  available: () => sql`p.available`,
}

/** The ids of the collections with a list's slug, of its sellers or of all, as a subquery. */
export function showcasesOf({ showcase, sellerId, sellerUsernames }: ListFilters): RawBuilder<unknown> {
  const ofCalled = sellerUsernames ? sql`and seller_id in ${sellersCalled(sellerUsernames)}` : sql``
  const ofOne = sellerId ? sql`and seller_id = ${sellerId}::uuid` : sql``
  return sql`(select id from showcases where slug = ${showcase ?? ''} ${ofCalled} ${ofOne})`
}

/** The ids of the sellers with these usernames, as a subquery. */
export function sellersCalled(usernames: readonly string[]): RawBuilder<unknown> {
  return sql`(select id from ${companyFacts} seller where username = ${anyOf(usernames)} and kind = 'seller')`
}

/** The ids of the materials that are used for any of these, as a subquery. */
export function materialsUsedFor(functions: readonly string[]): RawBuilder<unknown> {
  return sql`(select id from ${materialFacts} material where functions && ${functions}::text[])`
}

/** The ids of the sellers a viewer actively subscribes to, as a subquery; empty unless the viewer is a buyer. */
export function subscribedTo(viewer: Viewer): RawBuilder<unknown> {
  return subscribedSellers(isBuyer(viewer) ? viewer.companyId : null)
}

/** How many of a product's unit make a kilogram or a litre, for a query that names its products `p`; null for others. */
export const unitsInBase: RawBuilder<DecimalText | null> = ofUnit(({ inBase }) => sql`${sql.lit(inBase)}::numeric`)

/**
 * Whether its packs are of this size, whatever their unit; a size without a unit is one in its own unit, in kilograms or
 * in litres. False when none is asked for.
 */
export function isPack(searched: SearchedPack | null): RawBuilder<boolean> {
  const { amount, inBase, base } = searched ?? { amount: null, inBase: null, base: null }
  return sql`coalesce(
    case when ${base}::text is null
      then p.pack_weight in (${amount}::numeric, ${amount}::numeric * ${unitsInBase})
      else ${baseOfUnit} = ${base}::text and p.pack_weight * ${inBase}::numeric = ${amount}::numeric * ${unitsInBase}
    end, false)`
}

/** 'kg' or 'l', by which a product's unit is compared; null for others. */
export const baseOfUnit: RawBuilder<string | null> = ofUnit(({ base }) => sql.lit(base))

function ofUnit<Value>(of: (measure: Measure) => RawBuilder<unknown>): RawBuilder<Value> {
  const cases = Object.entries(measures).map(([unit, measure]) => sql`when ${sql.lit(unit)} then ${of(measure)}`)
  return sql`case lower(p.unit) ${sql.join(cases, sql` `)} end`
}
