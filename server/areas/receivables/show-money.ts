import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Deps } from '#server/deps.ts'
import { seeOrder } from './hold-orders.ts'
import { findCredit, findOpenOfPair, type MoneyRow } from './queries.ts'
import { findProofs, type ShownProof } from './queries-proofs.ts'
import { type EntryRow, findEntries } from './queries-reading.ts'

export interface OrderLedger {
  order: MoneyRow
  isPayable: boolean
  credit: DecimalText
  entries: EntryRow[]
  proofs: ShownProof[]
  /** What else the buyer has to pay the seller. */
  others: MoneyRow[]
  today: BusinessDay
}

/** What an order comes to and what was paid of it, for a member of one of its companies [PAY-1]. @throws Refusal order_not_found */
export async function showMoney(deps: Deps, member: Buyer | Seller, orderId: string): Promise<OrderLedger> {
  const now = deps.now()
  const { order, isPayable } = await seeOrder(deps.db, member, orderId, now)
  const open = member.companyKind === 'seller' ? await findOpenOfPair(deps.db, order) : []
  return {
    order,
    isPayable,
    credit: await findCredit(deps.db, order),
    entries: await findEntries(deps.db, orderId),
    proofs: await findProofs(deps.db, orderId),
    others: open.filter((other) => other.orderId !== orderId),
    today: businessDay(now),
  }
}
