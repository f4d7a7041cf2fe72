import type { Member } from '#domain/accounts/actor.ts'
import type { UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { HistoryEvent } from '#domain/orders/notice.ts'
import type { OrderState } from '#domain/orders/state.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/given.ts'

/**
 * What a buyer owes each of these sellers: the totals of its unpaid orders on credit, waiting ones included, cancelled
 * ones not; sellers it owes nothing are missing [ORDER-1, SELLER-3].
 */
export async function sumOwed(
  db: Db | Tx,
  buyerId: string,
  sellerIds: readonly string[],
): Promise<Map<string, DecimalText>> {
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => ['seller_id as sellerId', fn.sum<DecimalText>('total_amount').as('owed')])
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', anyOf(sellerIds))
    .where('payment_type', 'like', 'tempo-%')
    .where('paid_at', 'is', null)
    .where('state', '<>', 'cancelled' satisfies OrderState)
    .groupBy('seller_id')
    .execute()
  return new Map(rows.map(({ sellerId, owed }) => [sellerId, owed]))
}

export interface UnpaidRow {
  id: string
  total: DecimalText
  paymentType: string
  shippedAt: Date | null
}

/** The company's orders on credit that were shipped and are not paid; of a seller, those it was sent. */
export function findUnpaid(db: Db, member: Member): Promise<UnpaidRow[]> {
  const shipped: OrderState[] = ['shipped', 'completed']
  return db
    .selectFrom('orders as o')
    .select(['o.id', 'o.total_amount as total', 'o.payment_type as paymentType'])
    .select(({ selectFrom }) => [
      selectFrom('order_events as e')
        .select(({ fn }) => fn.max('e.at').as('at'))
        .whereRef('e.order_id', '=', 'o.id')
        .where('e.event', '=', 'ship' satisfies HistoryEvent)
        .as('shippedAt'),
    ])
    .where(member.companyKind === 'seller' ? 'o.seller_id' : 'o.buyer_id', '=', member.companyId)
    .where('o.payment_type', 'like', 'tempo-%')
    .where('o.paid_at', 'is', null)
    .where('o.state', 'in', shipped)
    .execute()
}

/** What it owes one seller. */
export async function owedBy(db: Db | Tx, { buyerId, sellerId }: { buyerId: string; sellerId: string }) {
  return (await sumOwed(db, buyerId, [sellerId])).get(sellerId) ?? '0.00'
}

export async function savePaid(
  tx: Tx,
  { id, version }: { id: string; version: number },
  by: UserId,
  at: Date,
): Promise<void> {
  await tx.updateTable('orders').set({ paid_at: at, paid_by: by, version }).where('id', '=', id).execute()
}
