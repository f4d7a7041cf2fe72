import { sql } from 'kysely'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { OrderState } from '#domain/orders/state.ts'
import type { Db } from '#server/platform/database.ts'

/**
 * How many of the buyer company's orders wait for approval, those of a member or, for who approves, those of all others;
 * and how many shipments are under way.
 */
export async function countToDo(
  db: Db,
  buyerId: CompanyId,
  { userId, approves }: { userId: UserId; approves: boolean },
): Promise<{ approvals: number; shipped: number }> {
  const counted = await db
    .selectFrom('orders')
    .select(({ cast, fn, eb }) => {
      const waits = eb('state', '=', sql.lit('awaiting_approval' satisfies OrderState))
      return [
        cast<number>(fn.countAll().filterWhere(waits.and('placed_by', approves ? '<>' : '=', userId)), 'integer').as(
          'approvals',
        ),
        cast<number>(
          fn.coalesce(
            fn.sum(sql<number>`parts_sent - parts_received`).filterWhere('state', 'in', ['processing', 'shipped']),
            sql.lit(0),
          ),
          'integer',
        ).as('shipped'),
      ]
    })
    .where('buyer_id', '=', buyerId)
    .executeTakeFirstOrThrow()
  return counted
}

/** Products the company has ordered, the last ordered first; cancelled orders do not count. */
export async function findBought(db: Db, buyerId: CompanyId, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.product_id as productId')
    .where('o.buyer_id', '=', buyerId)
    .where('o.state', '<>', 'cancelled' satisfies OrderState)
    .groupBy('l.product_id')
    .orderBy(({ fn }) => fn.max('o.placed_at'), 'desc')
    .orderBy('l.product_id')
    .limit(most)
    .execute()
  return rows.map(({ productId }) => productId)
}
