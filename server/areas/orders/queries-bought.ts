import { expressionBuilder } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import { confirmedStates } from '#domain/orders/state.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/given.ts'

/** The orders by which a company bought something, to be joined: at least confirmed, and not cancelled. */
export function boughtOrders(buyerId: CompanyId) {
  return expressionBuilder<DB>()
    .selectFrom('orders')
    .select(['id', 'number', 'po_number', 'placed_at'])
    .where('buyer_id', '=', buyerId)
    .where('state', 'in', confirmedStates)
}

/** The products of orders, to be joined; those of which nothing is left are not among them. */
export const orderedProducts = expressionBuilder<DB>()
  .selectFrom('order_lines')
  .select(['order_id', 'product_id'])
  .where('units', '>', '0')

/** The companies that have bought one of these products since, by orders that are at least confirmed and not cancelled. */
export async function findBuyersOf(tx: Tx, productIds: readonly number[], since: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('orders.buyer_id as buyerId')
    .distinct()
    .where('order_lines.product_id', '=', anyOf(productIds))
    .where('orders.state', 'in', confirmedStates)
    .where('orders.placed_at', '>=', since)
    .execute()
  return rows.map(({ buyerId }) => buyerId)
}
