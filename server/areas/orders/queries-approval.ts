import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { DecimalText } from '#domain/money.ts'
import type { OrderState } from '#domain/orders/state.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** Total of the member's orders for the company in a month, in Rupiah, waiting ones included, cancelled ones not. */
export async function sumOrdersOf(
  db: Db | Tx,
  { companyId, userId }: Member,
  month: { start: Date; end: Date },
): Promise<DecimalText> {
  const { total } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<DecimalText | null>('total_amount').as('total'))
    .where('buyer_id', '=', companyId)
    .where('placed_by', '=', userId)
    .where('state', '<>', sql.lit('cancelled' satisfies OrderState))
    .where('placed_at', '>=', month.start)
    .where('placed_at', '<', month.end)
    .executeTakeFirstOrThrow()
  return total ?? '0.00'
}
