import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import { dueDay, isOverdue } from '#domain/orders/credit.ts'
import type { Deps } from '#server/deps.ts'
import { findUnpaid } from './queries-credit.ts'

export interface Invoice {
  orderId: string
  total: DecimalText
  due: BusinessDay
  isOverdue: boolean
}

/** The company's orders on credit that were shipped and are not paid; whose due days the rule knows [ORDER-1]. */
export async function findInvoices(deps: Deps, member: Buyer | Seller): Promise<Invoice[]> {
  const now = deps.now()
  const unpaid = await findUnpaid(deps.db, member)
  return unpaid.flatMap(({ id, total, paymentType, shippedAt }) => {
    const due = dueDay(paymentType, shippedAt)
    return due === null ? [] : [{ orderId: id, total, due, isOverdue: isOverdue(due, now) }]
  })
}
