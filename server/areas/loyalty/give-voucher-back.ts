import { minSpendOfPart, type Voucher, voucherEnd } from '#domain/loyalty/voucher.ts'
import { amountText, type DecimalText, decimal, isMore } from '#domain/money.ts'
import type { Tx } from '#server/platform/database.ts'
import { grantVoucher } from './grant-voucher.ts'
import { findVoucher, sumGivenForClaims } from './queries-vouchers.ts'

interface CancelledOrder {
  id: string
  number: string
  buyerId: string
  /** The part of a voucher that the order used, '0.00' without one, and the voucher's id. */
  voucher: DecimalText
  voucherId: string | null
  /** Which act gives it back: an order may be cancelled in parts, the last of them the order itself. */
  occasion?: string
  /** The buyer's company ended it, so that nobody has anything to make up for. */
  isOwnAct?: boolean
  /** The claim that is credited, whose part the order keeps: of a cancelled order only the rest comes back. */
  claimNumber?: string
}

const SHORTEST_DAYS = 14

/**
 * Returns the part of a voucher that a cancelled order, or a cancelled or credited part of it, used as a new voucher, because the other
 * orders of its checkout may stay. It is valid as long as the original; where the buyer's company ended the order, at least for as long as that still was
 * when it was used, and otherwise for at least two weeks. What bound the original binds it too: points that are owed, and a
 * verified e-mail address [ORDER-1, ORDER-6, REG-2].
 */
export async function giveVoucherBack(tx: Tx, order: CancelledOrder, now: Date): Promise<void> {
  if (order.voucherId === null) return
  const isWhole = order.occasion === undefined && order.claimNumber === undefined
  const given = isWhole ? await sumGivenForClaims(tx, order.buyerId, keyOf(order, 'claim', '')) : '0'
  const amount = amountText(decimal(order.voucher).minus(given))
  if (!isMore(amount, 0)) return
  const first = await findVoucher(tx, order.buyerId, order.voucherId)
  if (!first) throw new Error(`order ${order.id} used a voucher that is not its buyer's`)
  const grant = {
    companyId: order.buyerId,
    title: `Pengembalian dari pesanan ${order.number}`,
    amount,
    minSpend: minSpendOfPart(first, amount),
    validUntil: order.isOwnAct ? laterByUse(first, now) : laterOf(first.validUntil, voucherEnd(SHORTEST_DAYS, now)),
    source: 'returned' as const,
    rewardId: first.rewardId,
    isPromo: first.isPromo,
    key: order.claimNumber ? keyOf(order, 'claim', order.claimNumber) : keyOf(order, order.occasion),
  }
  await grantVoucher(tx, grant, null, now)
}

/** As long from now as it was still valid when it was used: cancelling prolongs nothing. */
function laterByUse({ validUntil, usedAt }: Pick<Voucher, 'validUntil' | 'usedAt'>, now: Date): Date {
  const left = validUntil.getTime() - (usedAt ?? validUntil).getTime()
  return laterOf(validUntil, new Date(now.getTime() + left))
}

function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other
}

function keyOf({ id }: CancelledOrder, ...occasion: readonly (string | undefined)[]): string {
  return ['returned', id, ...occasion].filter((part) => part !== undefined).join(':')
}
