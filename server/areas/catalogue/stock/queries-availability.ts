import { sql } from 'kysely'
import type { Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { lockBalances } from './queries-ledger.ts'

const AT_ONCE = 500

/** Has the trigger on stocks compare what there is of these products with their minimum purchases; their stocks are locked. */
export async function noteAvailability(tx: Tx, productIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('product_stocks')
    .set((eb) => ({ product_id: eb.ref('product_id') }))
    .where('product_id', '=', anyOf(productIds))
    .execute()
}

/**
 * Says of products whose rows were held when their stocks changed whether a minimum purchase is there; those that are held
 * still are noted again. Several nodes may do it at once.
 */
export async function noteAvailabilityLater(tx: Tx): Promise<void> {
  const waiting = await tx
    .deleteFrom('availability_to_note')
    .where('id', 'in', (oldest) =>
      oldest
        .selectFrom('availability_to_note')
        .select('id')
        .orderBy('id')
        .limit(sql.lit(AT_ONCE))
        .forUpdate()
        .skipLocked(),
    )
    .returning('product_id as productId')
    .execute()
  if (waiting.length === 0) return
  const ids = [...new Set(waiting.map(({ productId }) => productId))]
  // whoever has changed a stock and not yet committed is waited for
  await lockBalances(tx, ids)
  await noteAvailability(tx, ids)
}
