import { type RawBuilder, sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import type { SellerType } from '#domain/catalogue/seller-type.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import { subscribedSellers } from '#server/areas/subscriptions/public.ts'
import { anyOf } from '#server/platform/given.ts'
import type { Search } from './queries-places.ts'

/** The filters of a product list; absent ones do not apply [CARD-3, MAT-6]. */
export interface ListFilters {
  categoryId?: number | undefined
  sellerType?: SellerType | undefined
  materialId?: number | undefined
  /** Of any of these sellers. */
  sellerUsernames?: readonly string[] | undefined
  sellerId?: string | undefined
  /** Slug of a showcase. */
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

function conditionsOf(viewer: Viewer, filters: ListFilters): RawBuilder<unknown>[] {
  return Object.entries(filters).some(([name, value]) => name !== 'search' && isSet(value))
    ? narrow(viewer, filters)
    : []
}

/** Whether a filter applies: 0 is no category, false asks for nothing. */
export function isSet(value: unknown): boolean {
  return value !== undefined && value !== false && value !== 0
}

// all filters share one SQL text in every combination, because the server plans and keeps each text separately; what a
// list is read by stands before them (`frontOf`)
function narrow(viewer: Viewer, filters: ListFilters): RawBuilder<unknown>[] {
  const { categoryId, sellerType, materialId, sellerUsernames, sellerId, showcase, packs, halal } = filters
  const { grades, origins, functions, forms, packSizes, subscribed, available } = filters
  return [
    sql`(${categoryId || null}::int is null or p.category_id = ${categoryId || null})`,
    sql`(${sellerType ?? null}::text is null
      or p.seller_id in (select id from ${companyFacts} seller where seller_type = ${sellerType ?? null}))`,
    sql`(${materialId ?? null}::int is null or p.material_id = ${materialId ?? null})`,
    sql`(${sellerUsernames ?? null}::text[] is null or p.seller_id in ${sellersCalled(sellerUsernames ?? [])})`,
    sql`(${sellerId ?? null}::uuid is null or p.seller_id = ${sellerId ?? null})`,
    sql`(${showcase ?? null}::text is null or p.id in ${standingIn(showcase ?? null)})`,
    sql`(${grades ?? null}::text[] is null or p.grade = any(${grades ?? null}::text[]))`,
    sql`(${origins ?? null}::text[] is null or p.origin = any(${origins ?? null}::text[]))`,
    sql`(${functions ?? null}::text[] is null or p.material_id in ${materialsUsedFor(functions ?? [])})`,
    sql`(${forms ?? null}::text[] is null or p.form = any(${forms ?? null}::text[]))`,
    sql`(${packSizes ?? null}::text[] is null or p.pack_size = any(${packSizes ?? null}::text[]))`,
    sql`(${packs ?? null}::text[] is null or p.pack_label = any(${packs ?? null}::text[]))`,
    sql`(not ${halal ?? false} or p.material_id in (select id from ${materialFacts} material where not halal_critical))`,
    sql`(not ${subscribed ?? false} or p.seller_id in ${subscribedTo(viewer)})`,
    sql`(not ${available ?? false} or p.available)`,
  ]
}

/** The products in showcases with this slug; a seller filter says whose. */
function standingIn(showcase: string | null): RawBuilder<unknown> {
  return sql`(
    select place.product_id from showcases showcase join showcase_products place on place.showcase_id = showcase.id
    where showcase.slug = ${showcase})`
}

/** The ids of the sellers with these usernames, as a subquery. */
export function sellersCalled(usernames: readonly string[]): RawBuilder<unknown> {
  return sql`(select id from ${companyFacts} seller where username = ${anyOf(usernames)} and kind = 'seller')`
}

/** The ids of the materials that are used for any of these, as a subquery. */
export function materialsUsedFor(functions: readonly string[]): RawBuilder<unknown> {
  return sql`(select id from ${materialFacts} material where functions && ${functions}::text[])`
}

/** The ids of the sellers a viewer actively subscribes to, as a subquery; nobody but a buyer has any. */
export function subscribedTo(viewer: Viewer): RawBuilder<unknown> {
  return subscribedSellers(isBuyer(viewer) ? viewer.companyId : null)
}
