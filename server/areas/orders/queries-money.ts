import type { Member } from '#domain/accounts/actor.ts'
import type { OrderState } from '#domain/orders/state.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/given.ts'
import { ordersOf } from './queries-matching.ts'

/** Orders of the member's company, as far as their money asks for them. */
export function findHeld(db: Db | Tx, member: Member, ids: readonly string[]) {
  return db
    .selectFrom('orders as o')
    .select(['o.id', 'o.number', 'o.state', 'o.submitted_at as submittedAt'])
    .where(ordersOf(member))
    .where('o.id', '=', anyOf(ids))
    .$narrowType<{ state: OrderState }>()
    .execute()
}

/** Whether nothing is left to pay of an order, by whom from when on, unless it was so before; null: something is. */
export async function saveSettled(
  tx: Tx,
  { id, version }: { id: string; version: number },
  paid: { at: Date; userId: string | null } | null,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set(({ fn, eb, ref }) => ({
      version,
      paid_at: paid && fn.coalesce('paid_at', eb.val(paid.at)),
      paid_by: paid && eb.case().when('paid_at', 'is', null).then(paid.userId).else(ref('paid_by')).end(),
    }))
    .where('id', '=', id)
    .execute()
}

export interface SettledOrder {
  id: string
  state: OrderState
  isPaid: boolean
}

/** Orders with an id after this one, in the order of their ids, and whether they count as paid. */
export function findSettledAfter(tx: Tx, after: string | null, limit: number): Promise<SettledOrder[]> {
  return tx
    .selectFrom('orders')
    .select(({ eb }) => ['id', 'state', eb('paid_at', 'is not', null).$castTo<boolean>().as('isPaid')])
    .$narrowType<{ state: OrderState }>()
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
}
