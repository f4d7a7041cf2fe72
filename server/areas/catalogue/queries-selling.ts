import { type RawBuilder, sql } from 'kysely'
import type { Seller } from '#domain/accounts/actor.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { pricesSeenBy } from './queries-pricing.ts'

/** A product as its own seller's list shows it; the price is that of the price list. */
export interface OwnProductRow {
  id: number
  name: string
  pictureVersion: number
  packLabel: string
  unit: string
  categoryName: string
  amount: DecimalText | null
  unitsInStock: DecimalText
  available: boolean
  negotiable: boolean
  status: ProductStatus
}

export interface OwnFilter {
  status: ProductStatus | null
  keyword: string | null
}

const statusOf = sql`case p.status when 'published' then 'dijual' when 'withdrawn' then 'ditarik' else 'draf' end`

function stored(status: ProductStatus | null): string | null {
  return status && { dijual: 'published', ditarik: 'withdrawn', draf: 'draft' }[status]
}

/** One page of the seller's own products by name, whatever their status. */
export async function findOwnProducts(
  db: Db,
  seller: Seller,
  filter: OwnFilter,
  page: { limit: number; offset: number },
): Promise<{ products: OwnProductRow[]; total: number }> {
  const { joins, amount } = pricesSeenBy(seller)
  const found = await sql<OwnProductRow>`
    select p.id, p.name, p.picture_version as "pictureVersion", p.pack_label as "packLabel", p.unit,
      category.name as "categoryName", ${amount} as amount, coalesce(stock.units, 0) as "unitsInStock", p.available,
      p.negotiable, ${statusOf} as status
    from products p
    join categories category on category.id = p.category_id
    left join product_stocks stock on stock.product_id = p.id
    ${joins}
    where ${matches(seller.companyId, filter)}
    order by lower(p.name), p.id limit ${page.limit} offset ${page.offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from products p where ${matches(seller.companyId, filter)}`.execute(db)
  return { products: found.rows, total: counted.rows[0]?.total ?? 0 }
}

/** How many products the seller has in each status. */
export async function countByStatus(db: Db, sellerId: CompanyId): Promise<{ status: ProductStatus; all: number }[]> {
  const found = await sql<{ status: ProductStatus; all: number }>`
    select ${statusOf} as status, count(*)::int as all from products p where p.seller_id = ${sellerId} group by p.status
  `.execute(db)
  return found.rows
}

// one text whatever is filtered by, so that the server prepares it once
function matches(sellerId: CompanyId, { status, keyword }: OwnFilter): RawBuilder<boolean> {
  const like = keyword === null ? null : `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(
    p.seller_id = ${sellerId}
    and (${stored(status)}::text is null or p.status = ${stored(status)})
    and (${like}::text is null or p.name ilike ${like} or p.name_english ilike ${like} or p.cas_number ilike ${like}))`
}

/**
 * The status of the seller's product, locked together with its stock: an order that is being placed is waited for, and
 * one that is placed afterwards finds what has become of the product (ORDER-2). A stranger's is not found.
 */
export async function lockStatus(tx: Tx, sellerId: CompanyId, productId: number): Promise<ProductStatus | undefined> {
  // the stock before the product, as orders do: their stock's trigger writes the product
  await sql`
    select from product_stocks stock join products p on p.id = stock.product_id
    where p.id = ${productId} and p.seller_id = ${sellerId}
    for no key update of stock`.execute(tx)
  const found = await sql<{ status: ProductStatus }>`
    select ${statusOf} as status from products p
    where p.id = ${productId} and p.seller_id = ${sellerId}
    for no key update`.execute(tx)
  return found.rows[0]?.status
}

export async function saveStatus(tx: Tx, productId: number, status: ProductStatus): Promise<void> {
  await sql`update products set status = ${stored(status)} where id = ${productId}`.execute(tx)
}
