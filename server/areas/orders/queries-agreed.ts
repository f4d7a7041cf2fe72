import { type Agreed, agreed } from '#server/areas/negotiations/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/given.ts'

/** An agreed price that a line of an order was placed at. */
export interface OrderedAgreement extends Agreed {
  orderId: string
}

/**
 * The agreed prices that lines of these orders cost; not what was only used up because the order was too small without it
 * [NEGO-12, NEGO-15].
 */
export function findOrderedAgreements(db: Db | Tx, orderIds: readonly string[]): Promise<OrderedAgreement[]> {
  return db
    .selectFrom(agreed.as('a'))
    .innerJoin('order_lines as l', (join) =>
      join
        .onRef('l.order_id', '=', 'a.orderId')
        .onRef('l.product_id', '=', 'a.productId')
        .onRef('l.unit_price', '=', 'a.price'),
    )
    .select([
      'l.order_id as orderId',
      'a.productId',
      'a.negotiationId',
      'a.deal',
      'a.isAnswered',
      'a.price',
      'a.listPrice',
    ])
    .where('a.orderId', '=', anyOf(orderIds))
    .execute()
}

/** What was agreed in these negotiations. */
export function findAgreed(tx: Tx, negotiationIds: readonly string[]): Promise<Agreed[]> {
  return tx.selectFrom(agreed.as('a')).selectAll().where('a.negotiationId', '=', anyOf(negotiationIds)).execute()
}
