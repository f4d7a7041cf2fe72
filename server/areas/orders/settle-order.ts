import { formatRupiah } from '#domain/format.ts'
import { orderChanged } from '#domain/live.ts'
import { amountText, decimal, isMore } from '#domain/money.ts'
import { aboutOrder, type MoneyEvent, noticeOf } from '#domain/orders/notice.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Settlement } from '#server/areas/receivables/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { insertEvents } from './queries.ts'
import { saveSettled } from './queries-money.ts'
import { type LockedOrder, lockOrders } from './queries-steps.ts'

/**
 * What is to be paid of an order has changed: its history says so, its version moves on, so that older pages notice, and
 * the buyer is told [PAY-1]. What comes of a smaller order is told by whoever made it smaller.
 */
export async function settleOrder(tx: Tx, settlement: Settlement, now: Date): Promise<void> {
  const { orderId, kind, open, by } = settlement
  const [order] = await lockOrders(tx, null, [orderId])
  if (!order) throw new Error(`order ${orderId} is gone`)
  // of a cancelled order nothing is left to pay, whoever has paid it
  const paid = isMore(open, 0) || order.state === 'cancelled' ? null : { at: now, userId: by?.userId ?? null }
  if (kind === 'reduction' || kind === 'rounding') return saveSettled(tx, order, paid)

  const settled = { ...order, version: order.version + 1 }
  await saveSettled(tx, settled, paid)
  const event = eventOf(settlement)
  const reason = wordsOf(settlement, event)
  await insertEvents(tx, [{ orderId, event, state: order.state, reason }], by, now)
  if (event !== 'writeOff') await tellBuyer(tx, settled, event, reason, now)
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

async function tellBuyer(tx: Tx, order: LockedOrder, event: MoneyEvent, reason: string, now: Date): Promise<void> {
  const company = await companyName(tx, order.sellerId)
  const { id: orderId, number: orderNumber, pickup } = order
  const happening = { event, by: 'seller', companyName: company, orderId, orderNumber, pickup, reason } as const
  const about = aboutOrder(company, orderNumber)
  await notify(tx, [{ companyId: order.buyerId, kind: 'order', step: event, about, ...noticeOf(happening) }], now)
}
