import type { Buyer } from '#domain/accounts/actor.ts'
import { cartChanged } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { type PricedLine, raiseUnits, sortBySeller } from '#server/areas/cart/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findOrderedUnits, lockOrder } from './queries-steps.ts'

export interface Reordered {
  added: number
  /** Names of the products that can no longer be ordered as before. */
  skipped: string[]
}

/**
 * Puts an order's products back into the cart, as far as they are still sold to the company. Lines already there are
 * raised to the ordered quantity, not added to, so that asking twice changes nothing more [ORDER-5].
 * @throws Refusal order_not_found
 */
export function reorder(deps: Deps, buyer: Buyer, orderId: string): Promise<Reordered> {
  return deps.db.transaction().execute((tx) => reorderIn(tx, buyer, orderId, deps.now()))
}

async function reorderIn(tx: Tx, buyer: Buyer, orderId: string, now: Date): Promise<Reordered> {
  const order = await lockOrder(tx, buyer, orderId)
  if (!order) throw new Refusal('order_not_found', { field: 'transaksi_id' })

  const ordered = await findOrderedUnits(tx, order.id)
  const wanted = ordered.map(({ productId, units }) => ({ id: '', productId, units, addedAt: now }))
  const sellers = await sortBySeller(tx, buyer.companyId, wanted, now)
  const orderable = sellers.filter((one) => !one.obstacle).flatMap(({ lines }) => lines.filter(fitsInCart))
  // in product order, so that two reorders at once wait for each other
  const lines = orderable.sort((one, other) => one.productId - other.productId)
  for (const { productId, units } of lines) {
    await raiseUnits(tx, { companyId: buyer.companyId, userId: buyer.userId, productId, units }, now)
  }
  if (lines.length > 0) await publish(tx, cartChanged(buyer.companyId))

  const added = new Set(lines.map((line) => line.productId))
  return { added: added.size, skipped: ordered.filter((line) => !added.has(line.productId)).map((line) => line.name) }
}

/** Too little stock does not exclude a product: the cart shows how much there is. */
function fitsInCart({ obstacle }: PricedLine): boolean {
  return !obstacle || obstacle.code === 'not_enough_stock'
}
