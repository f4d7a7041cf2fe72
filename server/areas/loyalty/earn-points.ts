import { expiryOf, pointsEarned } from '#domain/loyalty/points.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Tx } from '#server/platform/database.ts'
import { insertEarned, insertReversal } from './queries.ts'

interface CompletedOrder {
  orderId: string
  buyerId: string
  /** Amount of its goods, and the part of it that a voucher paid. */
  goods: DecimalText
  voucher: DecimalText
}

/** Writes the points of an order that is completed, once [ORDER-6]. */
export async function earnPoints(tx: Tx, order: CompletedOrder, now: Date): Promise<void> {
  const points = pointsEarned(order.goods, order.voucher)
  if (points === 0) return
  const { orderId, buyerId: companyId } = order
  await insertEarned(tx, { companyId, orderId, points, expiresAt: expiryOf(now), now })
}

/**
 * Takes back the points of an order that is cancelled after all; the balance may fall below zero. Points that are over
 * are gone already, redeemed or expired, and are not taken twice [ORDER-6].
 */
export async function takePointsBack(tx: Tx, orderId: string, now: Date): Promise<void> {
  await insertReversal(tx, orderId, now)
}
