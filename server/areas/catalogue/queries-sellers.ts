import { sql } from 'kysely'
import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import { activePaymentCodes, joinSubscription } from '#server/areas/subscriptions/public.ts'
import type { Db } from '#server/platform/database.ts'

export interface SellerRow {
  id: string
  username: string
  name: string
  seller_type: string
  city: string
  province: string
  about: string
  subscription_status: string | null
  product_count: number
  category_ids: number[]
}

const sellerColumns = sql`
  seller.id, seller.username, seller.name, seller.seller_type, seller.city, seller.province, seller.about,
  subscription.status as subscription_status,
  (select count(*)::int from products p where p.seller_id = seller.id and p.status = 'published') as product_count,
  array(
    select distinct p.category_id from products p where p.seller_id = seller.id and p.status = 'published' order by 1
  ) as category_ids`

export interface SellerFilters {
  /** Each has to stand in the name, city or province. */
  words?: readonly string[] | undefined
  sellerType?: string | undefined
  categoryId?: number | undefined
}

/** One page of the sellers by name, and how many there are on all pages. */
export async function findSellers(
  db: Db,
  viewer: Viewer,
  { words = [], sellerType = undefined, categoryId = undefined }: SellerFilters,
  page: { limit: number; offset: number },
): Promise<{ sellers: SellerRow[]; total: number }> {
  const where = sql`seller.kind = 'seller'
    and (${sellerType ?? null}::text is null or seller.seller_type = ${sellerType ?? null})
    and not exists (
      select from unnest(${words}::text[]) word
      where strpos(lower(concat_ws(' ', seller.name, seller.city, seller.province)), word) = 0)
    and (${categoryId ?? null}::int is null or exists (
      select from products p
      where p.seller_id = seller.id and p.category_id = ${categoryId ?? null} and p.status = 'published'))`
  const found = await sql<SellerRow>`
    select ${sellerColumns}
    from companies seller ${joinSubscription(buyerOf(viewer), sql`seller.id`)}
    where ${where} order by lower(seller.name), seller.id limit ${page.limit} offset ${page.offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from companies seller where ${where}`.execute(db)
  return { sellers: found.rows, total: counted.rows[0]?.total ?? 0 }
}

export interface SellerDetailRow extends SellerRow {
  address: string
  phone: string
  payment_codes: string[]
  showcases: { nama: string; slug: string; jumlah: number }[]
}

/** A seller with its showcases in its own order; empty showcases are left out. */
export async function findSeller(db: Db, viewer: Viewer, username: string): Promise<SellerDetailRow | undefined> {
  const found = await sql<SellerDetailRow>`
    select ${sellerColumns}, seller.address, seller.phone,
      case when subscription.status = 'A' then ${activePaymentCodes} else '{}' end as payment_codes,
      coalesce((
        select json_agg(json_build_object('nama', name, 'slug', slug, 'jumlah', count) order by position)
        from (
          select showcase.name, showcase.slug, showcase.position, count(*)
          from showcases showcase
          join showcase_products place on place.showcase_id = showcase.id
          join products p on p.id = place.product_id and p.status = 'published'
          where showcase.seller_id = seller.id
          group by showcase.id) counted), '[]') as showcases
    from companies seller ${joinSubscription(buyerOf(viewer), sql`seller.id`)}
    where seller.kind = 'seller' and seller.username = ${username}`.execute(db)
  return found.rows[0]
}

function buyerOf(viewer: Viewer) {
  return isBuyer(viewer) ? viewer.companyId : null
}

export interface CategoryRow {
  id: number
  name: string
  count: number
}

/** The categories with how many products each holds now [HOME-5]. */
export async function countCategories(db: Db): Promise<CategoryRow[]> {
  const found = await sql<CategoryRow>`
    select category.id, category.name,
      (select count(*)::int from products p where p.category_id = category.id and p.status = 'published') as count
    from categories category order by category.id`.execute(db)
  return found.rows
}
