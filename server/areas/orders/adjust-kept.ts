import { pointsChanged } from '#domain/live.ts'
import { receivedWorth } from '#domain/orders/parts.ts'
import { findSharingMembers } from '#server/areas/accounts/public.ts'
import { adjustPoints, earnPoints } from '#server/areas/loyalty/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { addToLines, findPartLines, type LineUnits } from './queries-parts.ts'
import { type LockedOrder, lockOrders } from './queries-steps.ts'

/**
 * What the buyer keeps of a locked order has changed by a claim: by these units, negative where it keeps less. Points of a
 * completed order follow [CLAIM-1, ORDER-6].
 */
export async function adjustKept(tx: Tx, orderId: string, changes: readonly LineUnits[], now: Date): Promise<void> {
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

/** What a completed order earns points for: what its buyer has kept of it. */
async function findEarning(tx: Tx, { id: orderId, buyerId, voucher }: LockedOrder) {
  const lines = await findPartLines(tx, orderId)
  const kept = lines.map(({ kept: received, ...line }) => ({ ...line, received }))
  return { orderId, buyerId, ...receivedWorth(kept, voucher) }
}
