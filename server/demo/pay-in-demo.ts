import { randomUUID } from 'node:crypto'
import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { amountText, type DecimalText, decimal } from '#domain/money.ts'
import { undoAct } from '#server/areas/receivables/adjust-orders.ts'
import { recordPayment } from '#server/areas/receivables/record-payment.ts'
import { showMoney } from '#server/areas/receivables/show-money.ts'
import type { Deps } from '#server/deps.ts'

/** The seller records a payment that was none of this order's, and undoes it: its kwitansi is void. */
export async function payWronglyInDemo(deps: Deps, seller: Seller, orderId: string): Promise<void> {
  const day = businessDay(deps.now())
  const what = { orderId, amount: '1250000.00', day, key: randomUUID() }
  const how = { allocations: null, keepsRest: false, expectedOpen: null, proofId: null }
  const { id } = await recordPayment(deps, seller, { ...what, ...how })
  await undoAct(deps, seller, { actId: id, reason: 'Salah catat, untuk pesanan lain' })
}

/** The seller records that an order was paid, whole or so many per cent of it. @returns what was paid, in Rupiah */
export async function payInDemo(deps: Deps, seller: Seller, orderId: string, percent = 100): Promise<DecimalText> {
  const { order } = await showMoney(deps, seller, orderId)
  const amount = amountText(decimal(order.open).times(percent).dividedBy(100, 0, 'down'))
  const day = businessDay(deps.now())
  const what = { orderId, amount: percent === 100 ? order.open : amount, day, key: randomUUID() }
  await recordPayment(deps, seller, { ...what, allocations: null, keepsRest: false, expectedOpen: null, proofId: null })
  return amount
}
