import type { Member } from '#domain/accounts/actor.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findOrdersToPay } from '../queries-lines.ts'
import { type LockedOrder, lockOrders } from './queries-steps.ts'

interface LockRequest {
  member: Member | null
  orderIds: readonly string[]
}

/** Locks orders whose money is about to move: those of the member's company, or of any without a member. */
export async function holdForMoney(tx: Tx, { member, orderIds }: LockRequest) {
  return (await lockOrders(tx, member, orderIds)).map(orderToPay)
}

/** Reads orders of the member's company for their money, without locking. */
export async function findForMoney(db: Db | Tx, { member, orderIds }: LockRequest & { member: Member }) {
  return (await findOrdersToPay(db, member, orderIds)).map(orderToPay)
}

function orderToPay({
  id: orderId,
  number,
  state,
  submittedAt,
}: Pick<LockedOrder, 'id' | 'number' | 'state' | 'submittedAt'>) {
  return { orderId, number, isPayable: submittedAt !== null && state !== 'cancelled' }
}
