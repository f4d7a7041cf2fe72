import type { Member } from '#domain/accounts/actor.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findHeld } from '../queries-parts.ts'
import { type LockedOrder, lockOrders } from './queries-steps.ts'

interface Asked {
  member: Member | null
  orderIds: readonly string[]
}

/** Locks orders whose money is about to move: those of the member's company, or without a member whichever they are. */
export async function holdForMoney(tx: Tx, { member, orderIds }: Asked) {
  return (await lockOrders(tx, member, orderIds)).map(heldOf)
}

/** The same of orders that are read. */
export async function findForMoney(db: Db | Tx, { member, orderIds }: Asked & { member: Member }) {
  return (await findHeld(db, member, orderIds)).map(heldOf)
}

function heldOf({
  id: orderId,
  number,
  state,
  submittedAt,
}: Pick<LockedOrder, 'id' | 'number' | 'state' | 'submittedAt'>) {
  return { orderId, number, isPayable: submittedAt !== null && state !== 'cancelled' }
}
