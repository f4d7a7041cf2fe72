import { formatRupiah } from '#domain/format.ts'
import { orderChanged, pointsChanged } from '#domain/live.ts'
import { amountText, decimal, isMore } from '#domain/money.ts'
import { receivedWorth } from '#domain/orders/amounts/shipment-worth.ts'
import { aboutOrder, type MoneyEvent, noticeOf } from '#domain/orders/notice.ts'
import { findSharingMembers } from '#server/areas/accounts/public.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { adjustPoints, earnPoints } from '#server/areas/loyalty/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Settlement } from '#server/areas/receivables/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { insertEvents } from '../queries.ts'
import { addToLines, findLineProgress, type LineUnits, saveSettled } from '../queries-lines.ts'
import { type LockedOrder, lockOrders } from './queries-steps.ts'

/**
 * Follows a changed amount to pay of an order: its history records it, its version moves on, so that older pages
 * notice, and the buyer is notified [PAY-1]. The consequences of a smaller order are announced by the act that made it
 * smaller.
 */
export async function settleOrder(tx: Tx, settlement: Settlement, now: Date): Promise<void> {
  const { orderId, kind, open, by } = settlement
  const [order] = await lockOrders(tx, null, [orderId])
  if (!order) throw new Error(`order ${orderId} is gone`)
  // of a cancelled order nothing is left to pay, however it was paid
  const paid = isMore(open, 0) || order.state === 'cancelled' ? null : { at: now, userId: by?.userId ?? null }
  if (kind === 'reduction' || kind === 'rounding') return saveSettled(tx, order, paid)

  const settled = { ...order, version: order.version + 1 }
  await saveSettled(tx, settled, paid)
  const event = eventOf(settlement)
  const reason = wordsOf(settlement, event)
  await insertEvents(tx, [{ orderId, event, state: order.state, reason }], by, now)
  if (event !== 'writeOff') await notifyBuyer(tx, settled, event, reason, now)
  await publish(tx, orderChanged(settled))
}

function eventOf({ kind, open }: Settlement): MoneyEvent {
  if (kind === 'reversal') return 'unpay'
  if (kind === 'write_off') return 'writeOff'
  if (kind === 'credit_note') return 'creditNote'
  return isMore(open, 0) ? 'payPart' : 'pay'
}

/** 'Rp 200.000,00, sisa Rp 355.000,00' */
function wordsOf({ amount, open, via, reason }: Settlement, event: MoneyEvent): string {
  const money = formatRupiah(isMore(0, amount) ? amountText(decimal(0).minus(amount)) : amount)
  const size = via === 'virtual_account' ? `${money} lewat virtual account` : money
  const left = event === 'payPart' || event === 'unpay' ? `${size}, sisa ${formatRupiah(open)}` : size
  return reason ? `${left}: ${reason}` : left
}

async function notifyBuyer(tx: Tx, order: LockedOrder, event: MoneyEvent, reason: string, now: Date): Promise<void> {
  const company = await companyName(tx, order.sellerId)
  const { id: orderId, number: orderNumber, pickup } = order
  const happening = { event, by: 'seller', companyName: company, orderId, orderNumber, pickup, reason } as const
  const about = aboutOrder(company, orderNumber)
  await notify(tx, [{ companyId: order.buyerId, kind: 'order', step: event, about, ...noticeOf(happening) }], now)
}

/**
 * Adjusts the retained units of a locked order after a claim, negative where the buyer retains less. Points of a
 * completed order follow [CLAIM-1, ORDER-6].
 */
export async function adjustRetained(tx: Tx, orderId: string, changes: readonly LineUnits[], now: Date): Promise<void> {
  if (changes.length === 0) return
  await addToLines(tx, orderId, 'units_adjusted', changes)
  const [order] = await lockOrders(tx, null, [orderId])
  if (order?.state !== 'completed' || (await isAmongOwn(tx, order))) return
  await adjustPoints(tx, await findEarning(tx, order), now)
  await publish(tx, pointsChanged(order.buyerId))
}

/**
 * Credits the points of a locked order that is completed now. Between companies that share a member there are none: who buys
 * from herself would make points out of nothing [ORDER-6].
 */
export async function earnFor(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  if (await isAmongOwn(tx, order)) return
  await earnPoints(tx, await findEarning(tx, order), now)
}

async function isAmongOwn(tx: Tx, { buyerId, sellerId }: LockedOrder): Promise<boolean> {
  return (await findSharingMembers(tx, buyerId, [sellerId])).size > 0
}

/** What a completed order earns points for: the goods that its buyer has retained. */
async function findEarning(tx: Tx, { id: orderId, buyerId, voucher }: LockedOrder) {
  const lines = await findLineProgress(tx, orderId)
  const retained = lines.map(({ retained: received, ...line }) => ({ ...line, received }))
  return { orderId, buyerId, ...receivedWorth(retained, voucher) }
}
