import { type RawBuilder, sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import type { SellerType } from '#domain/catalogue/seller-type.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { subscribedSellers } from '#server/areas/subscriptions/public.ts'
import { anyOf } from '#server/platform/given.ts'
import { foundBy, type Search } from './queries-search.ts'

/** The filters of a product list; absent ones do not apply [CARD-3]. */
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
  /** In any of these packs, as they are labelled. */
  packs?: readonly string[] | undefined
  /** Only sellers the viewer actively subscribes to. */
  subscribed?: boolean | undefined
  /** Only what can be ordered now. */
  available?: boolean | undefined
  search?: Search | undefined
}

/** Where a list's rows come from: all products, or the search results. */
export function sourceOf({ search }: ListFilters): { before: RawBuilder<unknown>; from: RawBuilder<unknown> } {
  if (!search) return { before: sql``, from: sql`products p` }
  return { before: sql`with ${foundBy(search)}`, from: sql`found join products p on p.id = found.product_id` }
}

/** The conditions of a list, for a query that names its products `p`; drafts and withdrawn products are excluded. */
export function whereOf(viewer: Viewer, filters: ListFilters): RawBuilder<unknown> {
  return sql.join([sql`p.status = 'published'`, ...conditionsOf(viewer, filters)], sql` and `)
}

/** One condition for each filter that is set. */
function conditionsOf(viewer: Viewer, filters: ListFilters): RawBuilder<unknown>[] {
  const { categoryId, materialId, sellerId, sellerUsernames } = filters
  return [
    ...(categoryId ? [sql`p.category_id = ${categoryId}`] : []),
    ...(materialId ? [sql`p.material_id = ${materialId}`] : []),
    ...(sellerId ? [sql`p.seller_id = ${sellerId}`] : []),
    ...(sellerUsernames ? [sellerIsOneOf(sellerUsernames)] : []),
    ...(isNarrow(filters) ? narrow(viewer, filters) : []),
  ]
}

function sellerIsOneOf([username, ...others]: readonly string[]): RawBuilder<unknown> {
  // an index gives one seller's products in order, and most lists are of one seller
  if (others.length === 0)
    return sql`p.seller_id = (select id from ${companyFacts} seller where username = ${username} and kind = 'seller')`
  const usernames = [username, ...others]
  return sql`p.seller_id in (select id from ${companyFacts} seller where username = ${anyOf(usernames)} and kind = 'seller')`
}

function isNarrow({ sellerType, showcase, grades, origins, packs, subscribed, available }: ListFilters): boolean {
  return Boolean(sellerType ?? showcase ?? grades ?? origins ?? packs ?? (subscribed || available))
}

// the rarer filters share one SQL text in every combination, because the server plans and keeps each text separately
function narrow(viewer: Viewer, { sellerType, showcase, grades, origins, packs, subscribed, available }: ListFilters) {
  return [
    sql`(${sellerType ?? null}::text is null
      or p.seller_id in (select id from ${companyFacts} seller where seller_type = ${sellerType ?? null}))`,
    sql`(${showcase ?? null}::text is null or p.id in ${standingIn(showcase ?? null)})`,
    sql`(${grades ?? null}::text[] is null or p.grade = any(${grades ?? null}::text[]))`,
    sql`(${origins ?? null}::text[] is null or p.origin = any(${origins ?? null}::text[]))`,
    sql`(${packs ?? null}::text[] is null or p.pack_label = any(${packs ?? null}::text[]))`,
    sql`(not ${subscribed ?? false} or p.seller_id in ${subscribedSellers(isBuyer(viewer) ? viewer.companyId : null)})`,
    sql`(not ${available ?? false} or p.available)`,
  ]
}

/** The products in showcases with this slug; a seller filter says whose. */
export function standingIn(showcase: string | null): RawBuilder<unknown> {
  return sql`(
    select place.product_id from showcases showcase join showcase_products place on place.showcase_id = showcase.id
    where showcase.slug = ${showcase})`
}
