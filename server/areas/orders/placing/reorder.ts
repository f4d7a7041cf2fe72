import type { Buyer } from '#domain/accounts/actor.ts'
import { raisedUnits } from '#domain/cart/nearest-units.ts'
import { type DecimalText, quantityText } from '#domain/money.ts'
import type { Reordered } from '#domain/orders/shapes-quote.ts'
import { Refusal } from '#domain/refusal.ts'
import { type FilledLine, fillCart } from '#server/areas/cart/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { findOrderedProducts, lockOrder } from '../steps/queries-steps.ts'

/**
 * Puts an order's products back into the cart, as far as they are still sold to the company. Lines already there are
 * raised to the ordered quantity, not added to, so that asking twice changes nothing more [ORDER-5].
 * @throws Refusal order_not_found | cart_full
 */
export function reorder(deps: Deps, buyer: Buyer, orderId: string): Promise<Reordered> {
  return deps.db.transaction().execute((tx) => reorderIn(tx, buyer, orderId, deps.now()))
}

async function reorderIn(tx: Tx, buyer: Buyer, orderId: string, now: Date): Promise<Reordered> {
  const order = await lockOrder(tx, buyer, orderId)
  if (!order) throw new Refusal('order_not_found', { field: 'transaksi_id' })

  const ordered = await findOrderedProducts(tx, [order.id])
  const { lines, before, skipped } = await fillCart(tx, buyer, ordered, now)
  const prices = new Map(ordered.map(({ productId, unitPrice }) => [productId, unitPrice]))
  const names = new Map(ordered.map(({ productId, name }) => [productId, name]))
  return {
    added: lines.length,
    lines: lines.map((line) => reorderedLine(line, before.get(line.productId), prices.get(line.productId))),
    skipped: skipped.map(({ productId, reason }) => ({ name: names.get(productId) ?? '', reason: reason.sentence })),
  }
}

/** The cart line for a product of an order or a list, at a price; without one at today's. */
export function reorderedLine(
  line: FilledLine,
  before: DecimalText | undefined,
  formerPrice: DecimalText = line.unitPrice,
): Reordered['lines'][0] {
  const { product, units, unitPrice, obstacle } = line
  return {
    name: product.name,
    unit: product.unit,
    unitsBefore: before === undefined ? null : quantityText(before),
    units: quantityText(raisedUnits(units, before, product.packWeight)),
    orderedPrice: formerPrice,
    price: unitPrice,
    obstacle: obstacle?.sentence ?? null,
  }
}
