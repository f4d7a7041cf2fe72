import type { Buyer } from '#domain/accounts/actor.ts'
import { cartChanged } from '#domain/live.ts'
import { type DecimalText, isMore, quantityText } from '#domain/money.ts'
import type { Reordered } from '#domain/orders/codec.ts'
import { Refusal } from '#domain/refusal.ts'
import { checkRoom, type PricedLine, raiseUnits, seePrices, sortBySeller } from '#server/areas/cart/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findOrderedProducts, lockOrder } from './queries-steps.ts'

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
  const wanted = ordered.map(({ productId, units }) => ({
    id: '',
    productId,
    units,
    addedBy: buyer.userId,
    addedAt: now,
    seenAmount: null,
    toldAmount: null,
  }))
  const sellers = await sortBySeller(tx, buyer.companyId, wanted, now)
  const orderable = sellers.filter((one) => !one.obstacle).flatMap(({ lines }) => lines.filter(fitsInCart))
  // in product order, so that two reorders at once wait for each other
  const lines = orderable.sort((one, other) => one.productId - other.productId)
  const before = await checkRoom(
    tx,
    buyer.companyId,
    lines.map((line) => line.productId),
  )
  for (const { productId, units } of lines) {
    await raiseUnits(tx, { companyId: buyer.companyId, userId: buyer.userId, productId, units }, now)
  }
  if (lines.length > 0) {
    const added = lines.map((line) => line.productId)
    await seePrices(tx, buyer.companyId, added, now)
    await publish(tx, cartChanged(buyer.companyId))
  }

  const inCart = new Map(lines.map((line) => [line.productId, line]))
  return {
    added: inCart.size,
    lines: ordered.flatMap(({ productId, unitPrice }) => {
      const line = inCart.get(productId)
      return line ? [lineOf(line, before.get(productId), unitPrice)] : []
    }),
    skipped: ordered.filter((line) => !inCart.has(line.productId)).map((line) => line.name),
  }
}

function lineOf(line: FittingLine, before: DecimalText | undefined, orderedPrice: DecimalText): Reordered['lines'][0] {
  const { product, units, unitPrice, obstacle } = line
  return {
    name: product.name,
    unit: product.unit,
    unitsBefore: before === undefined ? null : quantityText(before),
    units: quantityText(before !== undefined && isMore(before, units) ? before : units),
    orderedPrice,
    price: unitPrice,
    obstacle: obstacle?.sentence ?? null,
  }
}

type FittingLine = PricedLine & { unitPrice: DecimalText }

/** Too little stock does not exclude a product: the cart shows how much there is. */
function fitsInCart(line: PricedLine): line is FittingLine {
  const { obstacle, unitPrice } = line
  return (
    unitPrice !== null && (!obstacle || obstacle.code === 'not_enough_stock' || obstacle.code === 'not_enough_beyond')
  )
}
