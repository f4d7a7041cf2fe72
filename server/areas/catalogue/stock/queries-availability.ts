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
 * Updates whether a minimum purchase is in stock, for products that were locked when their stocks changed; those still
 * locked are noted again. Nodes may run it concurrently.
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
  // waits for uncommitted changes of stocks
  await lockBalances(tx, ids)
  await noteAvailability(tx, ids)
}
