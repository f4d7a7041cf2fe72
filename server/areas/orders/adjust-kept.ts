import { pointsChanged } from '#domain/live.ts'
import { receivedWorth } from '#domain/orders/parts.ts'
import { adjustPoints } from '#server/areas/loyalty/public.ts'
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
  if (order?.state !== 'completed') return
  await adjustPoints(tx, await findEarning(tx, order), now)
  await publish(tx, pointsChanged(order.buyerId))
}

/** What a completed order earns points for: what its buyer has kept of it. */
export async function findEarning(tx: Tx, { id: orderId, buyerId, voucher }: LockedOrder) {
  const lines = await findPartLines(tx, orderId)
  const kept = lines.map(({ kept: received, ...line }) => ({ ...line, received }))
  return { orderId, buyerId, ...receivedWorth(kept, voucher) }
}
