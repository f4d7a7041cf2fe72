import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderState } from '#domain/orders/state.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface LockedOrder extends Order {
  id: string
  number: string
  buyerId: CompanyId
  sellerId: CompanyId
}

/** The company's order, locked so that one act at a time is decided on it; a stranger's is not found. */
export async function lockOrder(tx: Tx, member: Member, id: string): Promise<LockedOrder | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select(['id', 'number', 'buyer_id', 'seller_id', 'state', 'version'])
    .where(member.companyKind === 'seller' ? 'seller_id' : 'buyer_id', '=', member.companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    number: row.number,
    buyerId: row.buyer_id as CompanyId,
    sellerId: row.seller_id as CompanyId,
    state: row.state as OrderState,
    version: row.version,
  }
}

export interface Parcel {
  carrier: string
  trackingNumber: string | null
}

export async function saveStep(tx: Tx, order: LockedOrder, parcel: Parcel | undefined): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      state: order.state,
      version: order.version,
      ...(parcel && { carrier: parcel.carrier, tracking_number: parcel.trackingNumber }),
    })
    .where('id', '=', order.id)
    .execute()
}

/** What an order holds, product by product. */
export async function findOrderedUnits(
  db: Db,
  orderId: string,
): Promise<{ productId: number; name: string; units: DecimalText }[]> {
  return db
    .selectFrom('order_lines')
    .select(['product_id as productId', 'name', 'units'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

/** Revenue and number of a seller's orders placed since an instant that it has confirmed. */
export async function sumConfirmedSales(
  db: Db,
  sellerId: CompanyId,
  since: Date,
): Promise<{ orders: number; total: DecimalText }> {
  const found = await sql<{ orders: number; total: DecimalText }>`
    select count(*)::int as orders, coalesce(sum(total_amount), 0)::numeric(18, 2)::text as total
    from orders
    where seller_id = ${sellerId} and placed_at >= ${since} and state in ('diproses', 'dikirim', 'selesai')`.execute(db)
  return found.rows[0] ?? { orders: 0, total: '0.00' }
}
