import { minSpendOfPart, voucherEnd } from '#domain/loyalty/voucher.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import type { Tx } from '#server/platform/database.ts'
import { grantVoucher } from './grant-voucher.ts'
import { findVoucher } from './queries-vouchers.ts'

interface CancelledOrder {
  id: string
  number: string
  buyerId: string
  /** The part of a voucher that the order used, '0.00' without one, and the voucher's id. */
  voucher: DecimalText
  voucherId: string | null
  /** Which act gives it back: an order may be cancelled in parts, the last of them the order itself. */
  occasion?: string
}

const SHORTEST_DAYS = 14

/**
 * Returns the part of a voucher that a cancelled order, or a cancelled part of it, used as a new voucher, because the other
 * orders of its checkout may stay. It is valid as long as the original, and for at least two weeks, since the buyer may not have been the one
 * who cancelled [ORDER-1].
 */
export async function giveVoucherBack(tx: Tx, order: CancelledOrder, now: Date): Promise<void> {
  if (order.voucherId === null || !isMore(order.voucher, 0)) return
  const first = await findVoucher(tx, order.buyerId, order.voucherId)
  if (!first) throw new Error(`order ${order.id} used a voucher that is not its buyer's`)
  const twoWeeks = voucherEnd(SHORTEST_DAYS, now)
  const grant = {
    companyId: order.buyerId,
    title: `Pengembalian dari pesanan ${order.number}`,
    amount: order.voucher,
    minSpend: minSpendOfPart(first, order.voucher),
    validUntil: new Date(Math.max(first.validUntil.getTime(), twoWeeks.getTime())),
    source: 'returned' as const,
    key: ['returned', order.id, order.occasion].filter(Boolean).join(':'),
  }
  await grantVoucher(tx, grant, null, now)
}
