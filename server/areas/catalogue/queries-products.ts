import { type RawBuilder, sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import type { ProductSort } from '#domain/catalogue/contract.ts'
import type { DecimalText } from '#domain/money.ts'
import { subscribedSellers } from '#server/areas/subscriptions/public.ts'
import type { Db } from '#server/platform/database.ts'
import { pricesSeenBy } from './queries-pricing.ts'
import { foundBy, type Search } from './queries-search.ts'

/** A product as lists show it; the price is null where the viewer may not see it. */
export interface CardRow {
  id: number
  name: string
  picture_version: number
  amount: DecimalText | null
  unit: string
  pack_weight: DecimalText
  min_purchase: DecimalText
  min_nego: DecimalText
  origin: string
  negotiable: boolean
  grade: string
  pack_label: string
  available: boolean
  category_id: number
  seller_id: string
  seller_name: string
  seller_username: string
  exchange_rate: DecimalText
  subscription_status: string | null
}

export const cardColumns = sql`
  p.id, p.name, p.picture_version, p.unit, p.pack_weight, p.min_purchase, p.min_nego, p.origin, p.negotiable, p.grade,
  p.pack_label, p.available, p.category_id, p.seller_id, seller.name as seller_name, seller.username as seller_username,
  seller.exchange_rate, subscription.status as subscription_status`

export const published = sql`p.status = 'published'`

/** What a list of products is narrowed to; what is absent is not filtered [CARD-3]. */
export interface ListFilters {
  categoryId?: number | undefined
  sellerType?: string | undefined
  sellerUsername?: string | undefined
  sellerId?: string | undefined
  /** Slug of a showcase. */
  showcase?: string | undefined
  grade?: string | undefined
  /** Only sellers the viewer is actively subscribed to. */
  subscribed?: boolean | undefined
  search?: Search | undefined
}

/** The conditions of each filter, by its name: facets leave one out. */
export function conditionsOf(viewer: Viewer, filters: ListFilters): Record<keyof ListFilters, RawBuilder<unknown>> {
  const { categoryId, sellerType, sellerUsername, sellerId, showcase, grade, subscribed } = filters
  const no = sql`true`
  return {
    categoryId: categoryId ? sql`p.category_id = ${categoryId}` : no,
    sellerType: sellerType ? sql`p.seller_id in (select id from companies where seller_type = ${sellerType})` : no,
    sellerUsername: sellerUsername
      ? sql`p.seller_id = (select id from companies where username = ${sellerUsername} and kind = 'seller')`
      : no,
    sellerId: sellerId ? sql`p.seller_id = ${sellerId}` : no,
    showcase: showcase
      ? sql`p.id in (
          select place.product_id from showcases showcase join showcase_products place on place.showcase_id = showcase.id
          where showcase.slug = ${showcase})`
      : no,
    grade: grade ? sql`p.grade = ${grade}` : no,
    subscribed: subscribed ? sql`p.seller_id in ${subscribedSellers(isBuyer(viewer) ? viewer.companyId : null)}` : no,
    search: no,
  }
}

/** Where a list's rows come from: all products, or those that were found. */
export function sourceOf({ search }: ListFilters): { before: RawBuilder<unknown>; from: RawBuilder<unknown> } {
  if (!search) return { before: sql``, from: sql`products p` }
  return { before: sql`with ${foundBy(search)}`, from: sql`found join products p on p.id = found.product_id` }
}

interface Page {
  sort: ProductSort
  limit: number
  offset: number
}

/** One page of a list, and how many products there are on all of them. */
export async function findProducts(
  db: Db,
  viewer: Viewer,
  filters: ListFilters,
  page: Page,
): Promise<{ products: CardRow[]; total: number }> {
  const { before, from } = sourceOf(filters)
  const where = sql.join([published, ...Object.values(conditionsOf(viewer, filters))], sql` and `)
  const prices = pricesSeenBy(viewer)
  const rows = await sql<CardRow & { total: number }>`
    ${before}
    select ${cardColumns}, ${prices.amount} as amount, (select count(*)::int from ${from} where ${where}) as total
    from ${from}
    join companies seller on seller.id = p.seller_id
    ${prices.joins}
    where ${where}
    order by ${orderOf(page.sort, filters)}
    limit ${page.limit} offset ${page.offset}`.execute(db)
  const [first] = rows.rows
  if (first || page.offset === 0) return { products: rows.rows, total: first?.total ?? 0 }
  // past the last page there is no row to tell the total
  const counted = await sql<{ total: number }>`
    ${before} select count(*)::int as total from ${from} where ${where}`.execute(db)
  return { products: [], total: counted.rows[0]?.total ?? 0 }
}

/** The first products of a list, without counting the rest. */
export async function findFirstProducts(
  db: Db,
  viewer: Viewer,
  filters: ListFilters & { available?: boolean },
  limit: number,
): Promise<CardRow[]> {
  const { before, from } = sourceOf(filters)
  const { available, ...listed } = filters
  const where = [published, ...Object.values(conditionsOf(viewer, listed)), available ? sql`p.available` : sql`true`]
  const prices = pricesSeenBy(viewer)
  const rows = await sql<CardRow>`
    ${before}
    select ${cardColumns}, ${prices.amount} as amount
    from ${from}
    join companies seller on seller.id = p.seller_id
    ${prices.joins}
    where ${sql.join(where, sql` and `)}
    order by ${orderOf('sesuai', filters)}
    limit ${limit}`.execute(db)
  return rows.rows
}

const byName = sql`lower(p.name), p.id`

function orderOf(sort: ProductSort, { search }: ListFilters): RawBuilder<unknown> {
  if (sort === 'nama') return byName
  if (sort === 'terbaru') return sql`p.created_at desc, p.id`
  // what the viewer may not see is null: it comes last, by name, and so tells nothing (ROLE-4)
  if (sort === 'harga-terendah') return sql`amount nulls last, ${byName}`
  if (sort === 'harga-tertinggi') return sql`amount desc nulls last, ${byName}`
  // scores are compared in steps, so that the same material is not torn apart by the length of its texts
  if (search) return sql`found.tier, round(found.score::numeric, 1) desc, p.available desc, ${byName}`
  return sql`p.featured_rank, p.available desc, ${byName}`
}
