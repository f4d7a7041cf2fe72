import type { DecimalText } from '#domain/money.ts'
import type { OrderState } from '#domain/orders/state.ts'
import type { Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/given.ts'

/** What hold what is not shipped of their goods. */
const holding = ['awaiting_approval', 'awaiting_confirmation', 'processing'] as const satisfies OrderState[]

/** Units of products that open orders hold. */
export async function findReservedUnits(tx: Tx, productIds: readonly number[]): Promise<Map<number, DecimalText>> {
  const found = await tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select((eb) => [
      'l.product_id as productId',
      eb.fn.sum<DecimalText>(eb('l.units', '-', eb.ref('l.units_shipped'))).as('units'),
    ])
    .where('l.product_id', '=', anyOf(productIds))
    .where('o.state', 'in', holding)
    .groupBy('l.product_id')
    .execute()
  return new Map(found.map(({ productId, units }) => [productId, units]))
}
