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
  /** Names of the products that can no longer be ordered as they were. */
  skipped: string[]
}

/**
 * Puts what an order held into the cart again, as far as it is still sold to the company. A line that is there already
 * is raised to the ordered quantity, not added to: asking twice is the same as asking once [ORDER-5].
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
  // in the order of the products: two reorders at once wait for each other
  const lines = orderable.sort((one, other) => one.productId - other.productId)
  for (const { productId, units } of lines) {
    await raiseUnits(tx, { companyId: buyer.companyId, userId: buyer.userId, productId, units }, now)
  }
  if (lines.length > 0) await publish(tx, cartChanged(buyer.companyId))

  const added = new Set(lines.map((line) => line.productId))
  return { added: added.size, skipped: ordered.filter((line) => !added.has(line.productId)).map((line) => line.name) }
}

/** Less stock than before is no reason to leave a product out: the cart says how much there is. */
function fitsInCart({ obstacle }: PricedLine): boolean {
  return !obstacle || obstacle.code === 'not_enough_stock'
}
