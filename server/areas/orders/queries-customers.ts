import { sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db } from '#server/platform/database.ts'

/** How much a buyer has ordered from a seller since an instant, cancelled orders apart and those it was not told of. */
export async function sumPurchases(
  db: Db,
  sellerId: CompanyId,
  buyerId: string,
  since: Date,
): Promise<{ orders: number; total: DecimalText }> {
  const found = await sql<{ orders: number; total: DecimalText }>`
    select count(*)::int as orders, coalesce(sum(total_amount + voucher_amount), 0)::numeric(18, 2)::text as total
    from orders
    where seller_id = ${sellerId} and buyer_id = ${buyerId} and submitted_at >= ${since} and state <> 'dibatalkan'
  `.execute(db)
  return found.rows[0] ?? { orders: 0, total: '0.00' }
}

export interface Purchase {
  orderNumber: string
  placedAt: Date
  /** Rupiah per unit. */
  unitPrice: DecimalText
  units: DecimalText
}

/** What a buyer last paid its seller for a product, newest first, cancelled orders apart. */
export async function findPurchases(db: Db, buyerId: string, productId: number, most: number): Promise<Purchase[]> {
  const found = await sql<Purchase>`
    select o.number as "orderNumber", o.placed_at as "placedAt", l.unit_price as "unitPrice", l.units
    from order_lines l
    join orders o on o.id = l.order_id
    where o.buyer_id = ${buyerId} and l.product_id = ${productId} and o.state <> 'dibatalkan'
      and o.submitted_at is not null
    order by o.placed_at desc, o.number desc
    limit ${most}`.execute(db)
  return found.rows
}
