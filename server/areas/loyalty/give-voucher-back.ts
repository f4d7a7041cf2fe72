import { businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import { minSpendOfPart } from '#domain/loyalty/voucher.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import type { Tx } from '#server/platform/database.ts'
import { grantVoucher } from './grant-voucher.ts'
import { findVoucher } from './queries-vouchers.ts'

interface CancelledOrder {
  id: string
  number: string
  buyerId: string
  /** The part of a voucher that it took, '0.00' of none, and which voucher that was. */
  voucher: DecimalText
  voucherId: string | null
}

const SHORTEST_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The part of a voucher that a cancelled order took comes back as a voucher of that amount: one checkout may be several
 * orders, of which some are kept. It lasts as long as the first one, and at least two weeks, since the buyer may not
 * have been the one who cancelled [ORDER-1].
 */
export async function giveVoucherBack(tx: Tx, order: CancelledOrder, now: Date): Promise<void> {
  if (order.voucherId === null || !isMore(order.voucher, 0)) return
  const first = await findVoucher(tx, order.buyerId, order.voucherId)
  if (!first) throw new Error(`order ${order.id} used a voucher that is not its buyer's`)
  const twoWeeks = startOfDay(dayAfter(businessDay(new Date(now.getTime() + SHORTEST_DAYS * DAY_MS))))
  const grant = {
    companyId: order.buyerId,
    title: `Pengembalian dari pesanan ${order.number}`,
    amount: order.voucher,
    minSpend: minSpendOfPart(first, order.voucher),
    validUntil: new Date(Math.max(first.validUntil.getTime(), twoWeeks.getTime())),
    source: 'returned' as const,
    key: `returned:${order.id}`,
  }
  await grantVoucher(tx, grant, now)
}
